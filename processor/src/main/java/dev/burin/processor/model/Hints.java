package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty;
import dev.burin.annotation.JsonRedact;
import dev.burin.processor.model.NullPolicy.Meaning;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the annotations on one member request, merged across field, accessors, parameter and component.
 *
 * @param name the JSON name
 * @param aliases further names for reading
 * @param index the position among the written members
 * @param access the requested directions
 * @param absence what is requested for values that are absent from a document
 * @param codecs custom codecs
 * @param marks annotations that matter by mere presence
 * @param throughout what applies to the value and to everything in it
 */
public record Hints(
        Optional<String> name,
        List<String> aliases,
        OptionalInt index,
        JsonProperty.Access access,
        Absence absence,
        CustomCodecs codecs,
        Set<Mark> marks,
        Throughout throughout) {

    /** What an annotation says by its mere presence. */
    public enum Mark {
        /** A property, even if it does not look like one. */
        PROPERTY,
        /** Not a member. */
        IGNORED,
        /** Absence is an error. */
        REQUIRED,
        /** The value of the whole type. */
        VALUE,
        /** Represents the whole type as a key, or creates it from a key. */
        KEY,
        /** The constant that represents unknown values of its enum. */
        ENUM_DEFAULT,
        /** A map whose entries are written as members of the object. */
        ANY_WRITTEN,
        /** Keeps the members that the type does not have. */
        ANY_READ,
        /** Its members are among those of the enclosing object. */
        UNWRAPPED,
        /** Left out in logs. */
        REDACT_DROP,
        /** Stars in logs. */
        REDACT_MASK,
        /** A hash in logs. */
        REDACT_HASH,
        /** Its last four characters in logs. */
        REDACT_LAST4
    }

    /** Nothing requested. */
    public static final Hints NONE = new Hints(
            Optional.empty(),
            List.of(),
            OptionalInt.empty(),
            JsonProperty.Access.AUTO,
            Absence.NONE,
            CustomCodecs.NONE,
            Set.of(),
            Throughout.NONE);

    /** Copies the collections. */
    public Hints {
        aliases = List.copyOf(aliases);
        marks = Set.copyOf(marks);
    }

    /** Whether the mark is present. */
    public boolean has(Mark mark) {
        return marks.contains(mark);
    }

    /** Whether the property stands for members that the type does not have. */
    public boolean isAny() {
        return has(Mark.ANY_WRITTEN) || has(Mark.ANY_READ);
    }

    /** Whether they say that this is a member, whatever it is called. */
    public boolean isMarked() {
        return has(Mark.PROPERTY) || isAny();
    }

    /** Returns these hints and one more mark. */
    public Hints with(Mark mark) {
        Set<Mark> more = EnumSet.of(mark);
        more.addAll(marks);
        return new Hints(name, aliases, index, access, absence, codecs, more, throughout);
    }

    /** Returns these hints without a mark. */
    public Hints without(Mark mark) {
        Set<Mark> fewer = marks.stream().filter(other -> other != mark).collect(Collectors.toSet());
        return new Hints(name, aliases, index, access, absence, codecs, fewer, throughout);
    }

    /** Returns these hints with which values are written. */
    public Hints withInclude(Include include) {
        Absence including = new Absence(Optional.of(include), absence.value());
        return new Hints(name, aliases, index, access, including, codecs, marks, throughout);
    }

    /** Returns these hints, completed by those of the type. */
    public Hints withDefaults(TypeHints type) {
        Optional<Include> included = include().or(() -> Optional.of(type.include()));
        Absence completed = new Absence(included, absence.value());
        return new Hints(
                name,
                aliases,
                index,
                access,
                completed,
                codecs,
                marks,
                new Throughout(
                        type.duplicates(),
                        form(),
                        nulls(),
                        limits().or(type.reading().limits().withoutDepth())));
    }

    /** Whether the last of two values with the same name counts. */
    public boolean lastWins() {
        return throughout.duplicates() == JsonCodec.Duplicates.LAST;
    }

    /** How the value, or what it holds, is represented. */
    public ValueForm form() {
        return throughout.form();
    }

    /** Which values are written. */
    public Optional<Include> include() {
        return absence.include();
    }

    /** What an absent value is. */
    public Optional<DefaultValue> defaultValue() {
        return absence.value();
    }

    /** What null means for the value, and for its contents. */
    public NullPolicy nulls() {
        return throughout.nulls();
    }

    /** Whether these hints request something else than others, leaving aside names, marks and the places of codecs. */
    public boolean differsFrom(Hints other) {
        return !index.equals(other.index)
                || access != other.access
                || !absence.equals(other.absence)
                || !codecs.types().equals(other.codecs.types())
                || !throughout.equals(other.throughout);
    }

    /** Whether null is rejected as the value. */
    public boolean refusesNull() {
        return nulls().value().filter(Meaning::isRefused).isPresent();
    }

    /** The limits of the value and its contents. */
    public Limits limits() {
        return throughout.limits();
    }

    /** The form written in logs in place of the value: the one that hides most, if several are requested. */
    public Optional<JsonRedact.Form> redaction() {
        return Stream.of(JsonRedact.Form.values())
                .filter(form -> has(markOf(form)))
                .findFirst();
    }

    /** Returns the mark that asks for a redacted form. */
    public static Mark markOf(JsonRedact.Form form) {
        return switch (form) {
            case DROP -> Mark.REDACT_DROP;
            case MASK -> Mark.REDACT_MASK;
            case HASH -> Mark.REDACT_HASH;
            case LAST4 -> Mark.REDACT_LAST4;
        };
    }

    /** Returns these hints with another policy of null. */
    public Hints withNulls(NullPolicy nulls) {
        Throughout changed = new Throughout(throughout.duplicates(), throughout.form(), nulls, limits());
        return new Hints(name, aliases, index, access, absence, codecs, marks, changed);
    }

    /** Returns these hints without limits. */
    public Hints withoutLimits() {
        Throughout changed = new Throughout(throughout.duplicates(), form(), nulls(), Limits.NONE);
        return new Hints(name, aliases, index, access, absence, codecs, marks, changed);
    }

    /** Returns the hints for the type arguments of a value that has a codec: neither form nor limits are up to this member. */
    public Hints forContentOfCodec() {
        Throughout changed = new Throughout(throughout.duplicates(), ValueForm.NONE, nulls().forContent(), Limits.NONE);
        return new Hints(
                NONE.name, NONE.aliases, NONE.index, NONE.access, NONE.absence, NONE.codecs, NONE.marks, changed);
    }

    /** Returns the hints for the elements of this value: the content codec becomes the value codec. */
    public Hints forContent() {
        CustomCodecs forContent = new CustomCodecs(codecs.content(), Optional.empty(), Optional.empty());
        return new Hints(
                NONE.name,
                NONE.aliases,
                NONE.index,
                NONE.access,
                NONE.absence,
                forContent,
                NONE.marks,
                isAny() ? throughout.forMembers() : throughout.forContent());
    }
}
