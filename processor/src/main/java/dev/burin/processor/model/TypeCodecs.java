package dev.burin.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * The codecs of a type, wherever it occurs.
 *
 * @param generated the codec class of the type, existing or to be generated; absent when it has none
 * @param isAskedFor whether the type itself has {@code @JsonCodec}, so that the generated one should exist
 * @param direction what the generated one does
 * @param value the codec of its values by {@code @JsonCodecFor}
 * @param key the codec of its values as keys of maps by {@code @JsonCodecFor}
 * @param keyMember the member that represents its values as keys of maps; known only where the type is used for keys
 */
public record TypeCodecs(
        Optional<ClassName> generated,
        boolean isAskedFor,
        Direction direction,
        Optional<CustomCodec> value,
        Optional<CustomCodec> key,
        Optional<KeyMember> keyMember) {

    /** No codecs. */
    public static final TypeCodecs NONE = new TypeCodecs(
            Optional.empty(), false, Direction.BOTH, Optional.empty(), Optional.empty(), Optional.empty());

    /** Returns these codecs and the one that is generated. */
    public TypeCodecs withGenerated(ClassName codec) {
        return new TypeCodecs(Optional.of(codec), isAskedFor, direction, value, key, keyMember);
    }

    /** Returns these codecs for a type of keys. */
    public TypeCodecs withKeyMember(KeyMember member) {
        return new TypeCodecs(generated, isAskedFor, direction, value, key, Optional.of(member));
    }
}
