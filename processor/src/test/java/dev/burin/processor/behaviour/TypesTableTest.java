package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.JsonException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** Checks the tables of docs/types.md against the codecs, and against Jackson where they say "the same". */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TypesTableTest {
    private static final Pattern CODE = Pattern.compile("`([^`]*)`");

    /** A type in a row of a table, with the examples of that row. */
    private record Row(
            String type, String example, List<String> alsoRead, List<String> rejected, boolean isSameInJackson) {}

    private static final List<Row> ROWS = rows();

    private static final ObjectMapper JACKSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .addModule(new Jdk8Module())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .build();

    private final Compiled holder = Compiled.compile(IntStream.range(0, ROWS.size())
            .mapToObj(i -> "    public " + ROWS.get(i).type() + " m" + i + ";\n")
            .collect(Collectors.joining("", "@JsonCodec public class Holder {\n", "}")));

    private static List<Row> rows() {
        try (Stream<String> lines = Files.lines(Path.of("../docs/types.md"))) {
            return lines.filter(line -> line.startsWith("| `"))
                    .flatMap(TypesTableTest::rowsOf)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Row> rowsOf(String line) {
        String[] cells = line.split(" ?\\| ?", -1);
        String example = codes(cells[2]).get(0);
        boolean isSame = cells[5].strip().equals("the same");
        return codes(cells[1]).stream().map(type -> new Row(type, example, codes(cells[3]), codes(cells[4]), isSame));
    }

    private static List<String> codes(String cell) {
        return CODE.matcher(cell).results().map(found -> found.group(1)).toList();
    }

    @Test
    void theTablesListAllTypes() {
        assertThat(ROWS).hasSizeGreaterThan(90);
    }

    @TestFactory
    Stream<DynamicTest> examplesAreReadAndWritten() {
        return each((row, member) ->
                assertThat(written(read(row.example(), member))).contains(json(row.example(), member)));
    }

    @TestFactory
    Stream<DynamicTest> alternativeFormsAreReadAsTheSameValue() {
        return each((row, member) -> {
            for (String text : row.alsoRead()) {
                assertThat(written(read(text, member))).as(text).contains(json(row.example(), member));
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> rejectedValuesAreReportedWithTheirPlace() {
        return each((row, member) -> {
            for (String text : row.rejected()) {
                assertThatThrownBy(() -> read(text, member))
                        .as(text)
                        .isInstanceOf(JsonException.class)
                        .hasMessageContaining("$." + member);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> jacksonAgreesWhereTheTableSaysSo() {
        return each((row, member) -> assertThat(jacksonAgrees(row, member)).isEqualTo(row.isSameInJackson()));
    }

    private boolean jacksonAgrees(Row row, String member) {
        try {
            Field field = holder.firstType().getField(member);
            String written = JACKSON.writeValueAsString(field.get(read(row.example(), member)));
            Object other = newHolder();
            field.set(other, JACKSON.readValue(row.example(), JACKSON.constructType(field.getGenericType())));
            return written.equals(row.example()) && written(other).contains(json(row.example(), member));
        } catch (JsonProcessingException e) {
            return false;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Object newHolder() throws ReflectiveOperationException {
        Constructor<?> constructor = holder.firstType().getConstructor();
        return constructor.newInstance();
    }

    private Object read(String value, String member) {
        return holder.read("{" + json(value, member) + "}");
    }

    private String written(Object value) {
        return holder.write(value);
    }

    private static String json(String value, String member) {
        return "\"" + member + "\":" + value;
    }

    private static Stream<DynamicTest> each(BiConsumer<Row, String> check) {
        return IntStream.range(0, ROWS.size())
                .mapToObj(i -> DynamicTest.dynamicTest(ROWS.get(i).type(), () -> check.accept(ROWS.get(i), "m" + i)));
    }
}
