package dev.burin.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The codecs that {@code @JsonUsing} names for one member.
 *
 * @param value for the whole value
 * @param content for the elements of an array, collection or {@code Optional}, or the values of a map
 * @param key for the keys of a map; a {@code KeyCodec}
 */
public record CustomCodecs(Optional<CustomCodec> value, Optional<CustomCodec> content, Optional<CustomCodec> key) {

    /** No custom codecs. */
    public static final CustomCodecs NONE = new CustomCodecs(Optional.empty(), Optional.empty(), Optional.empty());

    /** Returns their classes, in this order: for the value, for its content, for its keys. */
    List<Optional<ClassName>> types() {
        return Stream.of(value, content, key)
                .map(codec -> codec.map(CustomCodec::type))
                .toList();
    }

    /** Returns these codecs, those of {@code other} where there is none. */
    public CustomCodecs or(CustomCodecs other) {
        return new CustomCodecs(value.or(other::value), content.or(other::content), key.or(other::key));
    }
}
