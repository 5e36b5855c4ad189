package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Jackson's {@code @JsonSerialize} and {@code @JsonDeserialize}, which name serializers and types: what to do instead. */
final class JacksonCodecRefusals {
    static final String CODEC = "Name a codec, instead or beside it: @JsonUsing(….class)";

    static final String CODEC_OF_TYPE =
            "Write a codec of the type, mark it with @JsonCodecFor(….class), and neither put @JsonCodec on the type nor import it";

    /** The members without which they change nothing, and those of {@code @JsonUsing} for the same part of a value. */
    private static final Map<String, String> PARTS = Map.ofEntries(
            entry("using", "value"),
            entry("as", "value"),
            entry("typing", "value"),
            entry("include", "include"), // of which @JsonUsing says nothing
            entry("nullsUsing", "value"),
            entry("converter", "value"),
            entry("contentUsing", "content"),
            entry("contentAs", "content"),
            entry("contentConverter", "content"),
            entry("keyUsing", "key"),
            entry("keyAs", "key"));

    private static final Set<String> CODECS =
            Set.of("using", "nullsUsing", "converter", "contentUsing", "contentConverter", "keyUsing");

    private static final Set<String> TYPES = Set.of("as", "contentAs", "keyAs");

    private static final String IMPLEMENTATION = "@JsonCodec(implementation = ….class)";

    private JacksonCodecRefusals() {}

    /** Whether {@code @JsonUsing} names codecs for all parts of a value that Jackson's annotation is about. */
    static boolean isAnswered(AnnotationView annotation, AnnotationView using) {
        List<String> parts = PARTS.entrySet().stream()
                .filter(member -> annotation.isWritten(member.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        return parts.isEmpty()
                ? using.isWritten("value") || using.isWritten("content") // what says nothing of keys
                : parts.stream().allMatch(using::isWritten);
    }

    /** Returns what to do instead; empty if the annotation changes nothing. */
    static Optional<String> of(AnnotationView annotation) {
        List<String> written =
                PARTS.keySet().stream().filter(annotation::isWritten).toList();
        boolean isOnType = JacksonDialect.isOnType(annotation);
        if (written.contains("include")) {
            return Optional.of("Use @JsonInclude instead of include");
        }
        if (written.stream().anyMatch(CODECS::contains)) {
            return Optional.of(isOnType ? CODEC_OF_TYPE : codecsOf(written));
        }
        if (written.stream().anyMatch(TYPES::contains)) {
            boolean isRead = JacksonDialect.nameOf(annotation).equals("JsonDeserialize");
            return Optional.of(isOnType ? ofType(isRead) : ofMember(isRead));
        }
        return written.isEmpty()
                ? Optional.empty()
                : Optional.of("Remove it: the declared type and the subtypes that it names always decide");
    }

    private static String codecsOf(List<String> members) {
        List<String> parts =
                members.stream().map(PARTS::get).distinct().sorted().toList();
        return parts.equals(List.of("value"))
                ? CODEC
                : "Name a codec, instead or beside it: "
                        + parts.stream()
                                .map(part -> part + " = ….class")
                                .collect(Collectors.joining(", ", "@JsonUsing(", ")"));
    }

    private static String ofMember(boolean isRead) {
        String ofOwn = "; or, if the declared one is an interface or abstract class of yours, name it there: "
                + IMPLEMENTATION;
        return "Declare that type instead" + (isRead ? ofOwn : "");
    }

    private static String ofType(boolean isRead) {
        return isRead ? "Use this instead, on an interface or abstract class: " + IMPLEMENTATION : CODEC_OF_TYPE;
    }
}
