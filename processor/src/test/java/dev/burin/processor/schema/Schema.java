package dev.burin.processor.schema;

import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.processor.behaviour.Compiled;
import dev.burin.processor.schema.Kind.Refused;
import dev.burin.processor.schema.Kind.Unjudged;
import dev.burin.processor.schema.Kind.Unwritable;
import dev.burin.processor.schema.Kind.View;
import dev.burin.reference.OwnFault;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import dev.burin.reference.StrictParser.Reason;
import dev.burin.reference.StrictParser.Verdict;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** Types that are compiled together, and the checks of their codecs with a document. */
final class Schema {
    /** As strict as possible where this affects which documents are read; reads add to final collections. */
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule())
            .disable(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(
                    SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                    SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS,
                    SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();

    private static final Set<Reason> LONG_NUMBERS = Set.of(Reason.OUT_OF_RANGE, Reason.NUMBER_LIMIT);

    private final List<DeclaredKind> types;
    private final List<String> sources;
    private final Compiled compiled;

    /** Compiles the types; fails if there is a warning. */
    Schema(Vocabulary vocabulary, List<DeclaredKind> types) {
        this.types = types;
        this.sources = types.stream().map(Schema::file).toList();
        this.compiled = vocabulary.compile(sources.toArray(String[]::new));
        types.forEach(type -> type.load(compiled.type(Schema.className(type).replace('.', '$'))));
    }

    /** A nested type gets its own enclosing class. */
    private static String file(DeclaredKind type) {
        int dot = type.java().indexOf('.');
        return dot < 0
                ? type.source()
                : "final class " + type.java().substring(0, dot) + " { " + nested(type.source()) + " }";
    }

    private static String nested(String source) {
        return source.replaceFirst("final class ", "static final class ");
    }

    /** Returns the types that have their own codec. */
    List<DeclaredKind> types() {
        return types.stream().filter(type -> !type.java().contains("<")).toList();
    }

    /** Returns the name without type variables. */
    private static String className(DeclaredKind type) {
        return type.java().replaceFirst("<.*", "");
    }

    /**
     * Fails unless the codec of a type treats a document as the description says.
     *
     * @return whether the document is accepted
     */
    boolean check(DeclaredKind type, byte[] document) {
        Verdict verdict = StrictParser.parse(document, Purpose.SKIP);
        Object expected;
        try {
            expected = verdict.isAccepted() ? type.read(verdict.tree()) : null;
        } catch (Refused refused) {
            expected = null;
        } catch (Unjudged unjudged) {
            return false;
        }
        Codec<Object> codec = codec(type);
        Object value;
        try {
            value = codec.fromJson(document);
        } catch (JsonException e) {
            if (OwnFault.isBehind(e, e.code())) {
                throw new AssertionError(title(document), e);
            }
            assertThat(expected)
                    .as(() -> e.getMessage() + ", " + title(document))
                    .isNull();
            assertThat(codec.tryFromJson(document).isValid())
                    .as(() -> title(document))
                    .isFalse();
            return false;
        }
        assertThat(type.tree(value, View.WHOLE))
                .as(() -> "value of " + title(document))
                .isEqualTo(expected == null ? "a JsonException" : type.tree(expected, View.WHOLE));
        assertThat(type.tree(codec.tryFromJson(document).value(), View.WHOLE))
                .as(() -> "value of " + title(document))
                .isEqualTo(type.tree(value, View.WHOLE));
        return isWritten(type, value, document);
    }

    /** Fails unless a value is written as the description says; returns whether it can be. */
    private boolean isWritten(DeclaredKind type, Object value, byte[] document) {
        Object tree;
        try {
            tree = type.tree(value, View.WRITTEN);
        } catch (Unwritable unwritable) {
            assertThatExceptionOfType(JsonException.class)
                    .as(() -> "written: " + title(document))
                    .isThrownBy(() -> codec(type).toJsonBytes(value));
            return false;
        }
        byte[] written = codec(type).toJsonBytes(value);
        assertThat(isSame(parsed(written), tree))
                .as(() -> written("written", written, tree, document))
                .isTrue();
        checkRedacted(type, value, tree, document);
        return true;
    }

    /** Fails unless a value is written for logs as the description says; values without a redacted form are unchanged. */
    private void checkRedacted(DeclaredKind type, Object value, Object plain, byte[] document) {
        byte[] written = codec(type).redacted().toJsonBytes(value);
        Object tree = type.tree(value, View.REDACTED);
        assertThat(isSame(parsed(written), tree))
                .as(() -> written("redacted", written, tree, document))
                .isTrue();
        if (Objects.equals(tree, plain)) {
            assertThat(written).as(() -> title(document)).isEqualTo(codec(type).toJsonBytes(value));
        }
    }

    /** Fails unless Jackson does the same with a document that was accepted. */
    void checkWithJackson(DeclaredKind type, byte[] document) {
        try {
            Object value = JACKSON.readValue(document, type.type());
            Object own = codec(type).fromJson(document);
            assertThat(type.tree(own, View.WHOLE))
                    .as(() -> "value of " + title(document))
                    .isEqualTo(type.tree(value, View.WHOLE));
            byte[] written = JACKSON.writeValueAsBytes(value);
            Object tree = type.tree(value, View.WRITTEN);
            assertThat(isSame(sorted(parsed(written)), sorted(tree)))
                    .as(() -> written("written by Jackson", written, tree, document))
                    .isTrue();
        } catch (IOException e) {
            throw new AssertionError(title(document), e);
        }
    }

    /** Parses what was written; its numbers may be longer than those that are usually accepted. */
    private static Object parsed(byte[] written) {
        Verdict strict = StrictParser.parse(written, Purpose.DECODE);
        boolean isLong =
                !strict.isAccepted() && LONG_NUMBERS.contains(strict.rejection().reason());
        Verdict verdict = isLong ? StrictParser.parse(written, Purpose.SKIP) : strict;
        assertThat(verdict.isAccepted())
                .as(() -> new String(written, StandardCharsets.UTF_8))
                .isTrue();
        return verdict.tree();
    }

    private Codec<Object> codec(DeclaredKind type) {
        return compiled.codec(type.java().replace('.', '_') + "Codec");
    }

    /** Jackson puts members that an annotation names after the others. */
    private static Object sorted(Object tree) {
        if (tree instanceof Map<?, ?> object) {
            Map<Object, Object> sorted = new TreeMap<>();
            object.forEach((name, value) -> sorted.put(name, sorted(value)));
            return sorted;
        }
        return tree instanceof List<?> array
                ? array.stream().map(Schema::sorted).collect(toList())
                : tree;
    }

    /** Returns whether a tree that was read is that of a value, with members in the same order. */
    private static boolean isSame(Object read, Object expected) {
        if (read instanceof Map<?, ?> object) {
            return expected instanceof Map<?, ?> members
                    && isSameList(object.keySet(), members.keySet())
                    && isSameList(object.values(), members.values());
        }
        if (read instanceof List<?> array) {
            return expected instanceof List<?> elements && isSameList(array, elements);
        }
        if (read instanceof RawNumber number) {
            return isSameNumber(number.text(), expected);
        }
        return read == null ? expected == null : read.equals(expected);
    }

    private static boolean isSameList(Iterable<?> read, Iterable<?> expected) {
        Iterator<?> others = expected.iterator();
        for (Object each : read) {
            if (!others.hasNext() || !isSame(each, others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    private static boolean isSameNumber(String text, Object expected) {
        if (expected instanceof Numeral.Decimal decimal) {
            return decimal.isWritten(text);
        }
        if (expected instanceof Double) {
            return expected.equals(Double.valueOf(text));
        }
        if (expected instanceof Float) {
            return expected.equals(Float.valueOf(text));
        }
        return expected instanceof BigDecimal ? expected.equals(new BigDecimal(text)) : text.equals(expected + "");
    }

    private String written(String what, byte[] written, Object tree, byte[] document) {
        return "%s: %s, should be %s, of %s"
                .formatted(what, new String(written, StandardCharsets.UTF_8), tree, title(document));
    }

    private String title(byte[] document) {
        return new String(document, StandardCharsets.UTF_8) + " in\n" + this;
    }

    @Override
    public String toString() {
        return String.join("\n", sources);
    }
}
