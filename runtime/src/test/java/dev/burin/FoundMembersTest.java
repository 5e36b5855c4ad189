package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.MemberTable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Finding a member gives the same result as reading its name, whatever the names, their spelling and the whitespace.
 */
class FoundMembersTest {
    private static final long SEED = 20261127;
    private static final int ROUNDS = 30_000;
    private static final String[] LETTERS = {"a", "b", "id", "name", "é", "日", "😀", "\"", "\\", "\n", "/", ",", ":"};
    private static final String[] VALUES = {
        "1", "-2.5e3", "\"text, \\\"quoted\\\":\"", "[1, 2]", "{\"a\":1}", "null", "{}"
    };
    private static final String[] BEFORE_NAME = {"", " ", "\n  ", "\n\t", "\r\n"};
    private static final String[] AROUND_COLON = {":", ": ", " : ", "\n:\t"};
    private static final int MAX_NAMES = 12;
    private static final int MAX_LETTERS = 9;
    private static final int MAX_PADDING = 40;

    private final Random random = new Random(SEED);

    @Test
    void theMemberFoundIsTheOneWhoseNameIsRead() {
        int found = 0;
        for (int i = 0; i < ROUNDS; i++) {
            List<String> names = names();
            String json = document(names);
            found += compare(names, json);
        }

        assertThat(found).isGreaterThan(ROUNDS);
    }

    /** Returns how many known members the document has. */
    private int compare(List<String> names, String json) {
        MemberName[] known = names.stream().map(MemberName::of).toArray(MemberName[]::new);
        MemberTable members = MemberTable.of(known);
        JsonReader finding = reader(json);
        JsonReader reading = reader(json);
        boolean hasNext = finding.beginObject();
        assertThat(reading.beginObject()).isEqualTo(hasNext);
        int found = 0;
        boolean isFirst = true;
        while (hasNext) {
            int member = find(finding, known, members, isFirst);
            isFirst = false;
            hasNext = member != MemberTable.END;
            assertThat(reading.nextMember()).as(json).isEqualTo(hasNext);
            if (hasNext) {
                assertThat(member).as("%s in %s", names, json).isEqualTo(names.indexOf(reading.memberName()));
                found += member == MemberTable.NONE ? 0 : 1;
                finding.skipValue();
                reading.skipValue();
            }
            assertThat(finding.position).as(json).isEqualTo(reading.position);
        }
        finding.endDocument(finding);
        return found;
    }

    /** Finds the next member as generated code does: it first tries the member that it expects. */
    private int find(JsonReader in, MemberName[] known, MemberTable members, boolean isFirst) {
        int expected = random.nextInt(known.length);
        if (isFirst ? in.isFirst(known[expected]) : in.isNext(known[expected])) {
            return expected;
        }
        int member = in.findMember(members);
        for (int i = 0; member == MemberTable.NONE && i < known.length; i++) {
            if (in.nameIs(known[i])) {
                return i;
            }
        }
        return member;
    }

    private List<String> names() {
        Set<String> names = new LinkedHashSet<>();
        String beginning = random.nextBoolean() ? text() : "";
        int count = 1 + random.nextInt(MAX_NAMES);
        for (int i = 0; i < count; i++) {
            names.add((random.nextBoolean() ? beginning : "") + text());
        }
        return List.copyOf(names);
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(MAX_LETTERS); i > 0; i--) {
            text.append(oneOf(LETTERS));
        }
        return text.toString();
    }

    private String document(List<String> names) {
        StringBuilder json = new StringBuilder("{");
        String beforeName = oneOf(BEFORE_NAME);
        String colon = oneOf(AROUND_COLON);
        String separator = "";
        for (int i = random.nextInt(MAX_NAMES); i > 0; i--) {
            String name = names.get(random.nextInt(names.size()));
            json.append(separator)
                    .append(random.nextInt(5) == 0 ? oneOf(BEFORE_NAME) : beforeName)
                    .append(quoted(random.nextInt(4) == 0 ? changed(name) : name))
                    .append(random.nextInt(5) == 0 ? oneOf(AROUND_COLON) : colon)
                    .append(oneOf(VALUES));
            separator = ",";
        }
        return json.append(beforeName)
                .append('}')
                .append(" ".repeat(random.nextInt(MAX_PADDING)))
                .toString();
    }

    private String changed(String name) {
        return switch (random.nextInt(3)) {
            case 0 -> name + oneOf(LETTERS);
            case 1 -> name.isEmpty() ? "x" : name.substring(0, name.offsetByCodePoints(name.length(), -1));
            default -> text();
        };
    }

    /** Returns the name in quotes, with characters escaped where they must be and sometimes where they need not be. */
    private String quoted(String name) {
        StringBuilder json = new StringBuilder("\"");
        for (int c : name.codePoints().toArray()) {
            if (c < ' ' || random.nextInt(20) == 0) {
                Character.toString(c).chars().forEach(unit -> json.append(String.format("\\u%04x", unit)));
            } else {
                json.append(c == '"' || c == '\\' ? "\\" : "").appendCodePoint(c);
            }
        }
        return json.append('"').toString();
    }

    private String oneOf(String... texts) {
        return texts[random.nextInt(texts.length)];
    }

    private static JsonReader reader(String json) {
        byte[] bytes = json.getBytes(UTF_8);
        return JsonReader.of(bytes, 0, bytes.length, JsonOptions.DEFAULT);
    }
}
