package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.burin.Codec;
import dev.burin.JsonMismatchException;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.processor.behaviour.AccessShapes.Cell;
import dev.burin.processor.behaviour.AccessShapes.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All combinations of the access of a member, its inclusion, and the shape of its type. */
class AccessAndInclusionTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Values of the members {@code text}, {@code list}, {@code number} and {@code maybe} in documents; null if absent. */
    private static final List<List<String>> DOCUMENTS = List.of(
            List.of("\"a\"", "[1]", "5", "\"m\""),
            List.of("\"\"", "[]", "0", "null"),
            Arrays.asList("null", "null", null, "null"),
            Arrays.asList(null, null, null, null),
            Arrays.asList("\"a\"", null, "0", null));

    private static final Map<String, Object> VALUES = Map.of(
            "\"a\"", "a", "\"m\"", Optional.of("m"), "\"\"", "", "[1]", List.of(1), "[]", List.of(), "5", 5, "0", 0);

    /** Types with the annotations of Burin and of Jackson, compiled once. */
    private static final class Types {
        static final Compiled BURIN = Compiled.compile(AccessShapes.sources(cells(), false));
        static final Compiled JACKSON = Compiled.compileWithJackson(AccessShapes.sources(cells(), true));
    }

    private static List<Cell> cells() {
        return all().filter(Cell::isPossible).toList();
    }

    private static Stream<Cell> all() {
        return Stream.of(Shape.values()).flatMap(shape -> Stream.of(Access.values())
                .flatMap(access -> Stream.of(Include.values()).map(include -> new Cell(shape, access, include))));
    }

    // ---- expected results

    /** The values after reading: a member that is absent or not read keeps the value from the creation of the instance. */
    private static List<Object> read(Cell cell, List<String> documentValues) {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < documentValues.size(); i++) {
            boolean isRead = documentValues.get(i) != null && cell.access() != Access.READ_ONLY;
            Object ofNull = i == AccessShapes.MAYBE ? Optional.empty() : null;
            values.add(
                    isRead
                            ? VALUES.getOrDefault(documentValues.get(i), ofNull)
                            : cell.shape().absent(i));
        }
        return values;
    }

    private static List<List<String>> documents(Cell cell) {
        return DOCUMENTS.stream().filter(cell::canExpress).toList();
    }

    private static boolean isWritten(Include include, Object value) {
        boolean isNothing = value == null || value.equals(Optional.empty());
        boolean isEmpty = isNothing || value.equals("") || value.equals(List.of());
        return switch (include) {
            case ALWAYS -> true;
            case NON_NULL -> value != null;
            case NON_ABSENT -> !isNothing;
            case NON_EMPTY -> !isEmpty;
            case NON_DEFAULT -> !isEmpty && !value.equals(0);
        };
    }

    private static String written(Cell cell, List<Object> values) {
        List<String> documentValues = new ArrayList<>();
        for (Object value : values) {
            boolean isPresent = cell.access() != Access.WRITE_ONLY && isWritten(cell.include(), value);
            documentValues.add(isPresent ? text(value) : null);
        }
        return cell.document(documentValues);
    }

    private static String text(Object value) {
        Object held = value instanceof Optional<?> maybe ? maybe.orElse(null) : value;
        return held instanceof String text ? '"' + text + '"' : String.valueOf(held);
    }

    /** Values for all members, including nulls. */
    private static List<List<Object>> values() {
        return List.of(
                List.of("a", List.of(1), 5, Optional.of("m")),
                List.of("", List.of(), 0, Optional.empty()),
                Arrays.asList(null, null, 0, null));
    }

    // ---- Burin

    @ParameterizedTest
    @MethodSource("cells")
    void membersAreReadAsTheirAccessAllows(Cell cell) {
        Codec<Object> codec = Types.BURIN.codec(cell.typeName() + "Codec");
        for (List<String> documentValues : documents(cell)) {
            String json = cell.document(documentValues);

            assertThat(AccessShapes.held(cell, codec.fromJson(json)))
                    .as(json)
                    .isEqualTo(named(cell, read(cell, documentValues), documentValues));
        }
    }

    @ParameterizedTest
    @MethodSource("cells")
    void membersAreWrittenAsAccessAndInclusionAllow(Cell cell) {
        Codec<Object> codec = Types.BURIN.codec(cell.typeName() + "Codec");
        for (List<Object> values : values()) {
            Object instance = AccessShapes.instance(cell, Types.BURIN, values);

            assertThat(codec.toJson(instance)).isEqualTo(written(cell, values));
        }
    }

    /** The expected values by name; an unwrapped object is created only if one of its members is read. */
    private static Map<String, Object> named(Cell cell, List<Object> values, List<String> documentValues) {
        boolean isPresent =
                cell.access() != Access.READ_ONLY && documentValues.stream().anyMatch(each -> each != null);
        if (cell.shape() == Shape.UNWRAPPED && !isPresent) {
            return Map.of();
        }
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            named.put(AccessShapes.NAMES.get(i), values.get(i));
        }
        return named;
    }

    @Test
    void membersWithoutAPlaceInAnArrayAreAnError() {
        List<Cell> impossible = all().filter(cell -> !cell.isPossible()).toList();

        assertThatThrownBy(() -> Compiled.compile(AccessShapes.sources(impossible, false)))
                .satisfies(
                        error -> assertThat(impossible).hasSizeGreaterThan(10).allSatisfy(cell -> assertThat(error)
                                .message()
                                .containsPattern("\\[BRN093] .*" + cell.typeName() + "\\b")));
    }

    // ---- Jackson

    /** Jackson always creates an unwrapped object, and gives members that are only written no place in an array. */
    private static boolean isReadDifferentlyByJackson(Cell cell, List<String> documentValues) {
        return (cell.shape() == Shape.UNWRAPPED
                        && named(cell, read(cell, documentValues), documentValues)
                                .isEmpty())
                || (cell.shape() == Shape.POSITIONAL && cell.access() == Access.READ_ONLY);
    }

    @ParameterizedTest
    @MethodSource("cells")
    void jacksonReadsAndWritesTheSame(Cell cell) throws Exception {
        for (List<String> documentValues : documents(cell)) {
            if (isReadDifferentlyByJackson(cell, documentValues)) {
                continue;
            }
            Object instance = JACKSON.readValue(cell.document(documentValues), Types.JACKSON.type(cell.typeName()));

            assertThat(AccessShapes.held(cell, instance))
                    .as(cell.document(documentValues))
                    .isEqualTo(named(cell, read(cell, documentValues), documentValues));
        }
        // For an unwrapped object that has nothing to write, Jackson fails or writes an object.
        boolean isWritten = cell.shape() != Shape.UNWRAPPED || cell.access() != Access.WRITE_ONLY;
        for (List<Object> values : isWritten ? values() : List.<List<Object>>of()) {
            Object instance = AccessShapes.instance(cell, Types.JACKSON, values);

            assertThat(JACKSON.readTree(JACKSON.writeValueAsString(instance)))
                    .isEqualTo(JACKSON.readTree(written(cell, values)));
        }
    }

    @Test
    void aCollectionThatAFieldHidesIsAddedToIfItHasAGetter() {
        String base = "class Base { public List<String> tags = %s; public List<String> getTags() { return tags; } }";
        String sub = "@JsonCodec class Sub extends Base { private List<String> tags; }";

        assertThat(compile(sub, base.formatted("new ArrayList<>()")).roundTrip("{\"tags\":[\"a\"]}"))
                .isEqualTo("{\"tags\":[\"a\"]}");
        assertThatThrownBy(() -> compile(sub, base.formatted("null")).read("{\"tags\":[\"a\"]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("there is no collection to add to), at $.tags");
    }

    /** In the code of the codec, {@code value.name} would be the other field. */
    @ParameterizedTest
    @ValueSource(strings = {"public static String name;", "private static String name;", "transient String name;"})
    void aFieldThatAnotherOneHidesIsReachedByItsAccessors(String hiding) {
        String base = "class Base { %s String name; %s public int id; }";
        String accessors =
                "public String getName() { return name; } public void setName(String name) { this.name = name; }";
        String sub = "@JsonCodec class Sub extends Base { " + hiding + " }";

        assertThat(compile(sub, base.formatted("public", accessors)).roundTrip("{\"name\":\"a\",\"id\":1}"))
                .isEqualTo("{\"name\":\"a\",\"id\":1}");
        assertThatThrownBy(() -> compile(sub, base.formatted("public", ""))).hasMessageContaining("BRN119");
    }
}
