package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty;
import dev.burin.processor.model.Absence;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.Throughout;
import dev.burin.processor.model.ValueForm;
import dev.burin.processor.read.AnnotationView;
import dev.burin.processor.read.CustomCodecReader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Collects what the annotations on the parts of one property specify. The first name wins; aliases and marks accumulate. */
public final class HintsBuilder {
    private final CustomCodecReader codecReader;
    private final List<String> aliases = new ArrayList<>();
    private final Set<Mark> marks = EnumSet.noneOf(Mark.class);
    private Optional<String> name = Optional.empty();
    private OptionalInt index = OptionalInt.empty();
    private JsonProperty.Access access = JsonProperty.Access.AUTO;
    private Optional<Include> include = Optional.empty();
    private Optional<DefaultValue> defaultValue = Optional.empty();
    private CustomCodecs codecs = CustomCodecs.NONE;
    private ValueForm form = ValueForm.NONE;
    private NullPolicy nulls = NullPolicy.NONE;
    private Limits limits = Limits.NONE;

    HintsBuilder(CustomCodecReader codecReader) {
        this.codecReader = codecReader;
    }

    /** Adds a name; an empty one is ignored. */
    HintsBuilder name(String wish) {
        if (name.isEmpty() && !wish.isEmpty()) {
            name = Optional.of(wish);
        }
        return this;
    }

    HintsBuilder aliases(List<String> wishes) {
        wishes.stream().filter(wish -> !aliases.contains(wish)).forEach(aliases::add);
        return this;
    }

    /** Adds an index; a negative one is ignored. */
    HintsBuilder index(int wish) {
        if (index.isEmpty() && wish >= 0) {
            index = OptionalInt.of(wish);
        }
        return this;
    }

    HintsBuilder access(JsonProperty.Access wish) {
        if (access == JsonProperty.Access.AUTO) {
            access = wish;
        }
        return this;
    }

    HintsBuilder include(Include wish) {
        include = include.or(() -> Optional.of(wish));
        return this;
    }

    HintsBuilder defaultValue(DefaultValue wish) {
        defaultValue = defaultValue.or(() -> Optional.of(wish));
        return this;
    }

    HintsBuilder mark(Mark mark, boolean isSet) {
        if (isSet) {
            marks.add(mark);
        }
        return this;
    }

    HintsBuilder form(ValueForm wish) {
        form = form.or(wish);
        return this;
    }

    HintsBuilder nulls(NullPolicy wish) {
        nulls = nulls.or(wish);
        return this;
    }

    /** Adds the limits set on one part of the property to those of the parts before it. */
    HintsBuilder limits(Map<Limits.Kind, Integer> wish) {
        limits = Limits.ofMember(limits.or(Limits.ofMember(wish)).values());
        return this;
    }

    HintsBuilder valueCodec(AnnotationView annotation, String member) {
        return codecs(new CustomCodecs(
                codecReader.read(annotation, member, CustomCodecReader.VALUE_CODEC),
                Optional.empty(),
                Optional.empty()));
    }

    HintsBuilder contentCodec(AnnotationView annotation, String member) {
        return codecs(new CustomCodecs(
                Optional.empty(),
                codecReader.read(annotation, member, CustomCodecReader.VALUE_CODEC),
                Optional.empty()));
    }

    HintsBuilder keyCodec(AnnotationView annotation, String member) {
        return codecs(new CustomCodecs(
                Optional.empty(), Optional.empty(), codecReader.read(annotation, member, CustomCodecReader.KEY_CODEC)));
    }

    private HintsBuilder codecs(CustomCodecs wish) {
        codecs = codecs.or(wish);
        return this;
    }

    Hints build() {
        return new Hints(
                name,
                aliases,
                index,
                access,
                new Absence(include, defaultValue),
                codecs,
                marks,
                new Throughout(Hints.NONE.throughout().duplicates(), form, nulls, limits));
    }
}
