package dev.burin.benchmarks.trust.suite;

import dev.burin.Presence;
import dev.burin.benchmarks.model.trust.Nulls;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** Null and absent members, for types that exclude null, or have more than one kind of it. */
final class NullCases {
    private final Cases cases = new Cases();

    private NullCases() {}

    static Suite suite() {
        NullCases nulls = new NullCases();
        nulls.addNumbers();
        nulls.addContainers();
        nulls.addOptionals();
        nulls.addWhatIsDemanded();
        return new Suite(
                "nulls",
                "Null and absence for primitive types, boxes, elements, Optional and Presence, members that are required,"
                        + " have a default, or a type without null.",
                nulls.cases.made());
    }

    private void addNumbers() {
        documents(Nulls.OfInt.class, "{\"value\":1,\"other\":\"a\"}", new Nulls.OfInt(1, "a"))
                .right("{\"value\":1,\"other\":null}", new Nulls.OfInt(1, null))
                .right("{\"other\":null,\"value\":1}", new Nulls.OfInt(1, null))
                .own("{\"other\":\"a\"}", new Nulls.OfInt(0, "a"))
                .strict("{\"value\":null}", "{\"value\":\"null\"}", "{\"value\":\"\"}", "{\"value\":[]}")
                .wrong("{\"value\":}", "{\"value\":nul}", "{\"value\":nulll}", "{\"value\":NULL}", "{\"value\":None}")
                .wrong("{\"value\":undefined}", "{\"value\"}", "{\"value\":null1}");
        documents(Nulls.OfInteger.class, "{\"value\":1,\"other\":\"a\"}", new Nulls.OfInteger(1, "a"))
                .right("{\"value\":null,\"other\":\"null\"}", new Nulls.OfInteger(null, "null"))
                .right("{}", new Nulls.OfInteger(null, null))
                .strict("{\"value\":\"\"}", "{\"value\":\"null\"}", "{\"other\":1}")
                .wrong("{\"value\":nul,\"other\":\"a\"}", "{\"value\":nullx}");
    }

    private void addContainers() {
        documents(Nulls.OfList.class, "{\"value\":[1]}", new Nulls.OfList(List.of(1)))
                .right("{\"value\":[1,null,2]}", new Nulls.OfList(Arrays.asList(1, null, 2)))
                .right("{\"value\":[null]}", new Nulls.OfList(Arrays.asList((Integer) null)))
                .right("{\"value\":[]}", new Nulls.OfList(List.of()))
                .right("{\"value\":null}", new Nulls.OfList(null))
                .strict(
                        "{\"value\":{}}",
                        "{\"value\":1}",
                        "{\"value\":\"\"}",
                        "{\"value\":[\"1\"]}",
                        "{\"value\":[1.5]}")
                .wrong(
                        "{\"value\":[1,]}",
                        "{\"value\":[,1]}",
                        "{\"value\":[1,,2]}",
                        "{\"value\":[nul]}",
                        "{\"value\":[1}");
        Function<Nulls.OfInts, Object> elements = held -> held.value() == null
                ? null
                : Arrays.stream(held.value()).boxed().toList();
        Table.ofDocuments(cases, Subject.of(Nulls.OfInts.class, elements, "{\"value\":[1,2]}", List.of(1, 2)))
                .right("{\"value\":[]}", List.of())
                .strict("{\"value\":[1,null]}", "{\"value\":[null]}", "{\"value\":[1.0]}", "{\"value\":[\"1\"]}")
                .wrong("{\"value\":[2147483648]}", "{\"value\":[1,]}", "{\"value\":[01]}", "{\"value\":[1 2]}");
        documents(Nulls.OfMap.class, "{\"value\":{\"a\":1}}", new Nulls.OfMap(Map.of("a", 1)))
                .right("{\"value\":{\"a\":null}}", new Nulls.OfMap(Collections.singletonMap("a", null)))
                .strict("{\"value\":{\"a\":1,\"a\":null}}", "{\"value\":[]}")
                .wrong("{\"value\":{\"a\":nul}}", "{\"value\":{\"a\":}}");
    }

    private void addOptionals() {
        documents(Nulls.OfOptional.class, "{\"value\":\"a\"}", new Nulls.OfOptional(Optional.of("a")))
                .right("{\"value\":null}", new Nulls.OfOptional(Optional.empty()))
                .right("{\"value\":\"\"}", new Nulls.OfOptional(Optional.of("")))
                .own("{}", new Nulls.OfOptional(Optional.empty()))
                .strict("{\"value\":1}", "{\"value\":[\"a\"]}", "{\"value\":{}}", "{\"value\":{\"value\":\"a\"}}")
                .wrong("{\"value\":nul}", "{\"value\":nullnull}");
        documents(Nulls.OfOptionalInt.class, "{\"value\":1}", new Nulls.OfOptionalInt(OptionalInt.of(1)))
                .right("{\"value\":null}", new Nulls.OfOptionalInt(OptionalInt.empty()))
                .right("{\"value\":0}", new Nulls.OfOptionalInt(OptionalInt.of(0)))
                .own("{}", new Nulls.OfOptionalInt(OptionalInt.empty()))
                .wrong("{\"value\":2147483648}", "{\"value\":01}")
                .strict("{\"value\":1.5}", "{\"value\":\"1\"}", "{\"value\":\"\"}", "{\"value\":true}");
        own(Nulls.OfPresence.class, "{\"value\":\"a\"}", new Nulls.OfPresence(Presence.of("a")))
                .right("{}", new Nulls.OfPresence(Presence.absent()))
                .right("{\"value\":null}", new Nulls.OfPresence(Presence.ofNull()))
                .right("{\"value\":\"\"}", new Nulls.OfPresence(Presence.of("")))
                .wrong("{\"value\":1}", "{\"value\":[]}", "{\"value\":nul}", "{\"value\":null,\"value\":\"a\"}")
                .wrong("{\"value\":\"a\",\"v\\u0061lue\":null}");
    }

    private void addWhatIsDemanded() {
        own(Nulls.OfRequired.class, "{\"value\":\"a\"}", new Nulls.OfRequired("a"))
                .right("{\"value\":null}", new Nulls.OfRequired(null))
                .right("{\"x\":1,\"v\\u0061lue\":\"a\"}", new Nulls.OfRequired("a"))
                .wrong("{}", "{\"Value\":\"a\"}", "{\"value \":\"a\"}", "{\"x\":{\"value\":\"a\"}}");
        own(Nulls.OfDefault.class, "{}", new Nulls.OfDefault(7))
                .right("{\"value\":0}", new Nulls.OfDefault(0))
                .wrong("{\"value\":null}", "{\"value\":\"7\"}", "{\"value\":7.0}");
        Nulls.OfNonNull full = new Nulls.OfNonNull("a", List.of("b"), Map.of("c", 1));
        own(Nulls.OfNonNull.class, "{\"value\":\"a\",\"texts\":[\"b\"],\"numbers\":{\"c\":1}}", full)
                .right("{\"value\":\"a\",\"texts\":null,\"numbers\":null}", new Nulls.OfNonNull("a", null, null))
                .wrong("{\"texts\":[]}", "{\"value\":null}", "{\"value\":\"a\",\"texts\":[null]}")
                .wrong("{\"value\":\"a\",\"texts\":[\"b\",null]}", "{\"value\":\"a\",\"numbers\":{\"c\":null}}");
    }

    private <T> Table<T> documents(Class<T> type, String example, T value) {
        return Table.ofDocuments(cases, Subject.of(type, Function.identity(), example, value));
    }

    private <T> Table<T> own(Class<T> type, String example, T value) {
        return Table.ofDocuments(cases, Subject.own(type, Function.identity(), example, value));
    }
}
