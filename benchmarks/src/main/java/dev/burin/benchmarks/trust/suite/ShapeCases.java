package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Shapes;
import dev.burin.benchmarks.model.trust.Shapes.Point;
import dev.burin.benchmarks.model.trust.Shapes.Range;
import dev.burin.benchmarks.model.trust.Shapes.Row;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Records, creators, builders, arrays of members, unwrapped and unknown members, names in any case, generic types. */
final class ShapeCases {
    private final Cases cases = new Cases();

    private ShapeCases() {}

    static Suite suite() {
        ShapeCases shapes = new ShapeCases();
        shapes.addRecords();
        shapes.addCreators();
        shapes.addBuilders();
        shapes.addRows();
        shapes.addUnwrapped();
        shapes.addOpen();
        shapes.addAnyCase();
        shapes.addGeneric();
        return new Suite(
                "shapes",
                "Records, creators and builders that refuse values, members as the elements of an array, unwrapped and"
                        + " unknown members, names in any case, generic types.",
                shapes.cases.made());
    }

    private void addRecords() {
        documents(Point.class, Function.identity(), "{\"x\":1,\"y\":2}", new Point(1, 2))
                .right("{\"y\":2,\"x\":1}", new Point(1, 2))
                .right("{\"\\u0078\":1,\"y\":2}", new Point(1, 2))
                .right("{\"X\":7,\"x\":1,\"Y\":8,\"y\":2}", new Point(1, 2))
                .right("{\"x\":1,\"y\":2,\"z\":{\"x\":7,\"y\":[8]}}", new Point(1, 2))
                .right("{\"x\\u0000\":7,\"x\":1,\"y\":2}", new Point(1, 2))
                .own("{}", new Point(0, 0))
                .strict("{\"x\":1,\"y\":2,\"x\":1}", "{\"x\":1,\"\\u0078\":1,\"y\":2}", "[1,2]", "\"\"", "1")
                .wrong(
                        "{\"x\":1,\"y\":2147483648}",
                        "{\"x\":1,\"y\":2",
                        "{\"x\":1 \"y\":2}",
                        "{\"x\":1,\"y\":2]",
                        "{\"x\" 1}")
                .wrong("{\"x\":1,\"y\":2,}", "{\"x\":1,\"y\":2,\"z\":nul}", "{\"x\":1,\"y\":2,\"z\":[1}}");
        // Other libraries pass on what a constructor throws, wrapped or not.
        Subject<Range> range = Subject.own(Range.class, Function.identity(), "{\"from\":1,\"to\":2}", new Range(1, 2));
        Table.ofDocuments(cases, range)
                .right("{\"to\":2,\"from\":2}", new Range(2, 2))
                .wrong("{\"from\":2,\"to\":1}", "{\"to\":-1}");
    }

    private void addCreators() {
        documents(
                        Shapes.Money.class,
                        money -> Arrays.asList(money.getAmount(), money.getCurrency()),
                        "{\"amount\":1,\"currency\":\"chf\"}",
                        List.of(1L, "CHF"))
                .right("{\"x\":[],\"currency\":\"CHF\",\"amount\":9223372036854775807}", List.of(Long.MAX_VALUE, "CHF"))
                .wrong("{\"amount\":1}", "{\"amount\":1,\"currency\":null}", "{\"amount\":1,\"Currency\":\"CHF\"}")
                .wrong("{\"amount\":9223372036854775808,\"currency\":\"CHF\"}", "{\"amount\":1,\"currency\":\"CHF}")
                .strict("{\"amount\":1,\"amount\":2,\"currency\":\"CHF\"}", "{\"amount\":1.5,\"currency\":\"CHF\"}")
                .strict("{\"amount\":null,\"currency\":\"CHF\"}", "[1,\"CHF\"]");
        documents(Shapes.Percent.class, Shapes.Percent::percent, "50", 50)
                .right("0", 0)
                .right("100", 100)
                .wrong("101", "-1", "2147483648", "050", "5 0", "50%")
                .strict("\"50\"", "50.0", "5e1", "[50]", "{\"percent\":50}", "{}", "true");
    }

    private void addBuilders() {
        documents(
                        Shapes.Parcel.class,
                        parcel -> Arrays.asList(parcel.getTo(), parcel.getGrams()),
                        "{\"grams\":7}",
                        List.of("sender", 7))
                .right("{\"to\":\"Ann\",\"grams\":5}", List.of("Ann", 5))
                .right("{}", List.of("sender", 1))
                .right("{\"grams\":7,\"t\\u006f\":\"Ann\",\"build\":{}}", List.of("Ann", 7))
                .wrong("{\"grams\":0}", "{\"grams\":-1,\"to\":\"Ann\"}", "{\"grams\":2147483648}", "{\"to\":\"Ann\",}")
                .strict("{\"grams\":1,\"grams\":2}", "{\"grams\":null}", "[\"Ann\",5]", "\"\"");
    }

    private void addRows() {
        documents(Row.class, Function.identity(), "[7,\"a\",[1,2]]", new Row(7, "a", List.of(1, 2)))
                .right("[7,null,[]]", new Row(7, null, List.of()))
                .right("[7,\"a\",[1,null]]", new Row(7, "a", Arrays.asList(1, null)))
                .own("[7,\"a\"]", new Row(7, "a", null))
                .own("[]", new Row(0, null, null))
                .wrong(
                        "[7,\"a\",[1,2],]",
                        "[7,\"a\" [1]]",
                        "[,\"a\",[1]]",
                        "[7,\"a\",[1,2]",
                        "[7,\"a\",[1,2]}",
                        "[2147483648]")
                .wrong("[7,\"a\",[1,2],nul]", "[7,\"a\",[1,2],[}]")
                .strict(
                        "[7,\"a\",[1,2],8]",
                        "[7,\"a\",[1,2],null]",
                        "[null,\"a\",[]]",
                        "{\"id\":7,\"name\":\"a\",\"marks\":[1,2]}")
                .strict("[\"a\",7,[]]", "[[7,\"a\",[1,2]]]", "7", "\"\"", "[7,\"a\",1]", "{}");
    }

    private void addUnwrapped() {
        documents(
                        Shapes.Labelled.class,
                        labelled -> labelled.at == null
                                ? Arrays.asList(labelled.label)
                                : Arrays.asList(labelled.label, labelled.at.x, labelled.at.y),
                        "{\"label\":\"a\",\"at_x\":1,\"at_y\":2}",
                        List.of("a", 1, 2))
                .right("{\"at_y\":2,\"label\":\"a\",\"at_x\":1}", List.of("a", 1, 2))
                .right("{\"label\":\"a\",\"at\\u005fx\":1,\"at_y\":2,\"x\":7,\"at\":{\"x\":8}}", List.of("a", 1, 2))
                .right("{\"label\":\"a\",\"at_x\":1}", List.of("a", 1, 0))
                .own("{\"label\":\"a\"}", List.of("a"))
                .own("{\"label\":\"a\",\"at\":{\"x\":1,\"y\":2}}", List.of("a"))
                .wrong(
                        "{\"label\":\"a\",\"at_x\":2147483648}",
                        "{\"label\":\"a\",\"at_x\":1,}",
                        "{\"label\":\"a\",\"at_x\":01}")
                .strict("{\"label\":\"a\",\"at_x\":1,\"at_x\":2}", "{\"label\":\"a\",\"at_x\":null}")
                .strict("{\"label\":\"a\",\"at_x\":1,\"at\\u005fx\":1}", "{\"label\":\"a\",\"at_x\":\"1\"}");
    }

    private void addOpen() {
        documents(
                        Shapes.Open.class,
                        open -> List.of(open.id, open.others()),
                        "{\"id\":7,\"x\":\"a\",\"y\":true}",
                        List.of(7, Map.of("x", "a", "y", true)))
                .right("{\"id\":7}", List.of(7, Map.of()))
                .right("{\"x\":{\"id\":\"8\"},\"id\":7}", List.of(7, Map.of("x", Map.of("id", "8"))))
                .right("{\"Id\":\"8\",\"\\u0069d\":7,\"\":[]}", List.of(7, Map.of("Id", "8", "", List.of())))
                .right("{\"id\\u0000\":\"8\",\"id\":7}", List.of(7, Map.of("id\0", "8")))
                .strict(
                        "{\"id\":7,\"x\":1,\"x\":2}",
                        "{\"id\":7,\"id\":8}",
                        "{\"id\":7,\"\\u0069d\":8}",
                        "{\"x\":1,\"\\u0078\":2}")
                .wrong(
                        "{\"id\":7,\"x\":nul}",
                        "{\"id\":7,\"x\":01}",
                        "{\"id\":7,\"x\":[1,]}",
                        "{\"id\":7,\"x\"}",
                        "{\"id\":7,x:1}")
                .wrong("{\"id\":7,\"x\":\"\0\"}", "{\"id\":2147483648,\"x\":1}");
    }

    private void addAnyCase() {
        documents(
                        Shapes.AnyCase.class,
                        value -> Arrays.asList(value.kilos, value.größe),
                        "{\"KILOS\":7,\"größe\":\"a\"}",
                        List.of(7, "a"))
                .right("{\"kilos\":7,\"GRößE\":\"a\"}", List.of(7, "a"))
                .right("{\"k\\u0049LOS\":7,\"gr\\u00f6\\u00dfe\":\"a\"}", List.of(7, "a"))
                .right("{\"kil0s\":8,\"kilos\\u0000\":9,\"kilo\":1,\"kiloss\":2,\"kilos\":7}", Arrays.asList(7, null))
                // Only ASCII letters: the lower case of others depends on the language, or is ambiguous.
                .own(
                        "{\"\u212aILOS\":8,\"k\u0131los\":8,\"k\u0130los\":8,\"kilo\u017f\":8,\"Kilos\":7}",
                        Arrays.asList(7, null))
                .own("{\"GRÖSSE\":\"b\",\"GRÖßE\":\"c\",\"gro\\u0308ße\":\"d\",\"kilos\":7}", Arrays.asList(7, null))
                .own(
                        "{\"@ILOS\":8,\"[ilos\":8,\"kilo\\u0013\":8,\"K\\u0009los\":8,\"KiLoS\":7}",
                        Arrays.asList(7, null))
                .strict("{\"kilos\":7,\"KILOS\":7}", "{\"KILOS\":7,\"K\\u0049LOS\":8}", "{\"kilos\":7,\"kilos\":7}")
                .wrong("{\"KILOS\":2147483648}", "{\"KILOS\":01}", "{\"KILOS\":7,}");
    }

    private void addGeneric() {
        documents(
                        Shapes.Page.class,
                        page -> page.page == null ? "" : Arrays.asList(page.page.items, page.page.first),
                        "{\"page\":{\"items\":[{\"x\":1,\"y\":2}],\"first\":{\"x\":3,\"y\":4}}}",
                        List.of(List.of(new Point(1, 2)), new Point(3, 4)))
                .right("{\"page\":{\"items\":[],\"first\":null}}", Arrays.asList(List.of(), null))
                .right("{\"page\":{\"items\":[null]}}", Arrays.asList(Arrays.asList((Point) null), null))
                .right("{\"page\":null}", "")
                .strict("{\"page\":{\"items\":{\"x\":1,\"y\":2}}}", "{\"page\":{\"items\":[1]}}", "{\"page\":[]}")
                .strict(
                        "{\"page\":{\"items\":[[]]}}",
                        "{\"page\":{\"first\":\"\"}}",
                        "{\"page\":{\"items\":[],\"items\":[]}}")
                .strict("{\"page\":{},\"page\":{}}")
                .wrong(
                        "{\"page\":{\"items\":[{\"x\":2147483648}]}}",
                        "{\"page\":{\"items\":[{\"x\":1}}}",
                        "{\"page\":{\"items\":[}}");
    }

    private <T> Table<T> documents(Class<T> type, Function<T, ?> value, String example, Object exampleValue) {
        return Table.ofDocuments(cases, Subject.of(type, value, example, exampleValue));
    }
}
