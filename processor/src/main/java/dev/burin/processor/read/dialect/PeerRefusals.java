package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.annotation.JsonCodec;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Annotations of other JSON libraries that Burin does not read. Each is an error unless an annotation that Burin reads is next to
 * it: a type annotated for such a library would otherwise silently lose its names.
 */
final class PeerRefusals {
    private static final Set<String> ALWAYS = Set.of();

    /** Members of fastjson's {@code @JSONField} that change the JSON; it has members for everything. */
    private static final Set<String> OF_FIELD = Set.of(
            "name",
            "alternateNames",
            "format",
            "serialize",
            "deserialize",
            "unwrapped",
            "jsonDirect",
            "value",
            "defaultValue",
            "writeUsing",
            "serializeUsing",
            "deserializeUsing");

    private static final Set<String> OF_TYPE = Set.of(
            "naming",
            "typeKey",
            "typeName",
            "seeAlso",
            "ignores",
            "includes",
            "orders",
            "alphabetic",
            "serializer",
            "deserializer");

    /** By qualified name: the members that change the JSON if any of them is written; empty if the annotation always does. */
    private static final Map<String, Set<String>> ANNOTATIONS = Map.ofEntries(
            entry("com.squareup.moshi.Json", ALWAYS),
            entry("io.avaje.jsonb.Json", Set.of("naming", "typeProperty", "caseInsensitiveKeys")),
            entry("io.avaje.jsonb.Json.Property", ALWAYS),
            entry("io.avaje.jsonb.Json.Alias", ALWAYS),
            entry("io.avaje.jsonb.Json.Ignore", ALWAYS),
            entry("io.avaje.jsonb.Json.Raw", ALWAYS),
            entry("io.avaje.jsonb.Json.Unmapped", ALWAYS),
            entry("io.avaje.jsonb.Json.Value", ALWAYS),
            entry("io.avaje.jsonb.Json.Creator", ALWAYS),
            entry("io.avaje.jsonb.Json.Serializer", ALWAYS),
            entry("io.avaje.jsonb.Json.SubType", ALWAYS),
            entry("io.avaje.jsonb.Json.SubTypes", ALWAYS),
            entry(
                    "com.dslplatform.json.CompiledJson",
                    Set.of(
                            "discriminator",
                            "name",
                            "namingStrategy",
                            "deserializeAs",
                            "formats",
                            "minified",
                            "objectFormatPolicy")),
            entry("com.dslplatform.json.JsonAttribute", Set.of("name", "ignore", "alternativeNames", "converter")),
            entry("com.dslplatform.json.JsonValue", ALWAYS),
            entry("com.alibaba.fastjson2.annotation.JSONCreator", ALWAYS),
            entry("com.alibaba.fastjson2.annotation.JSONField", OF_FIELD),
            entry("com.alibaba.fastjson2.annotation.JSONType", OF_TYPE),
            entry("com.alibaba.fastjson.annotation.JSONCreator", ALWAYS),
            entry("com.alibaba.fastjson.annotation.JSONField", OF_FIELD),
            entry("com.alibaba.fastjson.annotation.JSONType", OF_TYPE));

    /** Packages whose annotations all define the JSON. */
    private static final List<String> PACKAGES =
            List.of("com.jsoniter.annotation.", "org.apache.fory.json.annotation.");

    private static final String QUALIFIER = "com.squareup.moshi.JsonQualifier";

    /** Packages whose annotations Burin reads. */
    private static final List<String> READ = List.of(
            JsonCodec.class.getPackageName() + ".",
            "com.fasterxml.jackson.",
            "jakarta.json.bind.annotation.",
            "javax.json.bind.annotation.",
            "com.google.gson.annotations.");

    private PeerRefusals() {}

    /** Returns what to do instead; empty if the annotation changes nothing, or if one that Burin reads is next to it. */
    static Optional<String> of(AnnotationView annotation) {
        return changesJson(annotation) && !isSaid(annotation)
                ? Optional.of("Burin does not read " + annotation.qualifiedName()
                        + ": add an equivalent, such as @JsonProperty(\"…\"), @JsonIgnore or @JsonUsing, or remove it")
                : Optional.empty();
    }

    private static boolean changesJson(AnnotationView annotation) {
        String name = annotation.qualifiedName();
        Set<String> members = ANNOTATIONS.get(name);
        return members == null
                ? PACKAGES.stream().anyMatch(name::startsWith) || annotation.isMarkedWith(QUALIFIER)
                : members.isEmpty() || members.stream().anyMatch(annotation::isWritten);
    }

    private static boolean isSaid(AnnotationView annotation) {
        return places(annotation.element())
                .flatMap(place -> place.getAnnotationMirrors().stream())
                .anyMatch(PeerRefusals::isRead);
    }

    /** javac puts some annotations of a record component on its field, its accessor or its parameter only. */
    private static Stream<? extends Element> places(Element element) {
        return element.getEnclosingElement() instanceof TypeElement type && !(element instanceof TypeElement)
                ? type.getEnclosedElements().stream()
                        .filter(member -> member.getSimpleName().equals(element.getSimpleName()))
                : Stream.of(element);
    }

    /** A {@code @JsonCodec} without members does not count, as the type needs it anyway. */
    private static boolean isRead(AnnotationMirror beside) {
        String name = ((TypeElement) beside.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
        boolean isBare = name.equals(JsonCodec.class.getName())
                && beside.getElementValues().isEmpty();
        return !isBare && READ.stream().anyMatch(name::startsWith);
    }
}
