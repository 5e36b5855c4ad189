package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.processor.read.AnnotationView;
import java.util.Map;
import java.util.Optional;

/** Jackson's {@code @JsonSerialize} and {@code @JsonDeserialize}, which name serializers and types: what to do instead. */
final class JacksonCodecRefusals {
    static final String CODEC = "Name a codec, instead or beside it: @JsonUsing(….class)";

    static final String CODEC_OF_TYPE =
            "Write a codec of the type, mark it with @JsonCodecFor(….class), and put no @JsonCodec on the type";

    /** The members without which they change nothing, and those of {@code @JsonUsing} for the same part of a value. */
    private static final Map<String, String> PARTS = Map.ofEntries(
            entry("using", "value"),
            entry("as", "value"),
            entry("typing", "value"),
            entry("include", "value"),
            entry("nullsUsing", "value"),
            entry("converter", "value"),
            entry("contentUsing", "content"),
            entry("contentAs", "content"),
            entry("contentConverter", "content"),
            entry("keyUsing", "key"),
            entry("keyAs", "key"));

    private JacksonCodecRefusals() {}

    /** Whether {@code @JsonUsing} names codecs for all parts of a value that Jackson's annotation is about. */
    static boolean isAnswered(AnnotationView annotation, AnnotationView using) {
        return PARTS.entrySet().stream()
                .filter(member -> annotation.isWritten(member.getKey()))
                .allMatch(member -> using.isWritten(member.getValue()));
    }

    /** Returns what to do instead; empty if the annotation changes nothing. */
    static Optional<String> of(AnnotationView annotation) {
        return PARTS.keySet().stream().noneMatch(annotation::isWritten)
                ? Optional.empty()
                : Optional.of(JacksonDialect.isOnType(annotation) ? CODEC_OF_TYPE : CODEC);
    }
}
