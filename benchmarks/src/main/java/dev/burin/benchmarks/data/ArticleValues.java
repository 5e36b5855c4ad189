package dev.burin.benchmarks.data;

import dev.burin.benchmarks.model.article.C;
import dev.burin.benchmarks.model.article.DoubleArray10;
import dev.burin.benchmarks.model.article.Doubles10;
import dev.burin.benchmarks.model.article.IntList10;
import dev.burin.benchmarks.model.article.Ints1;
import dev.burin.benchmarks.model.article.Ints10;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.article.SkipTarget;
import dev.burin.benchmarks.model.article.SmallObject;
import dev.burin.benchmarks.model.article.StringHolder;
import dev.burin.benchmarks.model.article.Strings1;
import dev.burin.benchmarks.model.article.Strings10;
import dev.burin.benchmarks.model.article.Strings5;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The objects from the source articles that each demonstrate one kind of value. */
final class ArticleValues {
    private static final int[] INTS = {
        12345678, 987654321, 40961024, 777123456, 65536001, 314159265, 271828182, 86400000, 19700101, 555000111
    };
    private static final double[] SHORT_DOUBLES = {
        0.1234567, 0.7654321, 12.5, 3.14159, 99.99, 0.001, 1024.75, 273.15, 6.02214, 37.2
    };
    private static final double[] FULL_DOUBLES = {
        0.12345678901234567, 3.141592653589793, 2.718281828459045, 1.4142135623730951, 0.5772156649015329,
        1.6180339887498949, 65.61361699999998, 43.420273000000009, 0.30000000000000004, 137.03599917697201
    };
    private static final String[] STRINGS = {
        "Hangzhou",
        "order-4711",
        "ACTIVE",
        "2026-11-21",
        "alice.w",
        "EUR",
        "premium plan",
        "de_DE",
        "mobile app",
        "v2.14.3"
    };
    private static final int TEXT_CHARACTERS = 160;

    private ArticleValues() {}

    static Ints10 ints10() {
        Ints10 value = new Ints10();
        value.field1 = INTS[0];
        value.field2 = INTS[1];
        value.field3 = INTS[2];
        value.field4 = INTS[3];
        value.field5 = INTS[4];
        value.field6 = INTS[5];
        value.field7 = INTS[6];
        value.field8 = INTS[7];
        value.field9 = INTS[8];
        value.field10 = INTS[9];
        return value;
    }

    static Ints1 ints1() {
        Ints1 value = new Ints1();
        value.field1 = INTS[0];
        return value;
    }

    static Doubles10 doubles10Short() {
        return doubles10(SHORT_DOUBLES);
    }

    static Doubles10 doubles10Full() {
        return doubles10(FULL_DOUBLES);
    }

    private static Doubles10 doubles10(double[] doubles) {
        Doubles10 value = new Doubles10();
        value.field1 = doubles[0];
        value.field2 = doubles[1];
        value.field3 = doubles[2];
        value.field4 = doubles[3];
        value.field5 = doubles[4];
        value.field6 = doubles[5];
        value.field7 = doubles[6];
        value.field8 = doubles[7];
        value.field9 = doubles[8];
        value.field10 = doubles[9];
        return value;
    }

    static Strings1 strings1() {
        Strings1 value = new Strings1();
        value.field1 = STRINGS[0];
        return value;
    }

    static Strings5 strings5() {
        Strings5 value = new Strings5();
        value.field1 = STRINGS[0];
        value.field2 = STRINGS[1];
        value.field3 = STRINGS[2];
        value.field4 = STRINGS[3];
        value.field5 = STRINGS[4];
        return value;
    }

    static Strings10 strings10() {
        Strings10 value = new Strings10();
        value.field1 = STRINGS[0];
        value.field2 = STRINGS[1];
        value.field3 = STRINGS[2];
        value.field4 = STRINGS[3];
        value.field5 = STRINGS[4];
        value.field6 = STRINGS[5];
        value.field7 = STRINGS[6];
        value.field8 = STRINGS[7];
        value.field9 = STRINGS[8];
        value.field10 = STRINGS[9];
        return value;
    }

    static IntList10 intList10() {
        IntList10 value = new IntList10();
        value.values = new ArrayList<>();
        for (int number : INTS) {
            value.values.add(number);
        }
        return value;
    }

    static DoubleArray10 doubleArray10Short() {
        return doubleArray10(SHORT_DOUBLES);
    }

    static DoubleArray10 doubleArray10Full() {
        return doubleArray10(FULL_DOUBLES);
    }

    private static DoubleArray10 doubleArray10(double[] doubles) {
        DoubleArray10 value = new DoubleArray10();
        value.values = doubles.clone();
        return value;
    }

    static ObjectList10 objectList10() {
        ObjectList10 value = new ObjectList10();
        value.items = new ArrayList<>();
        for (int i = 0; i < STRINGS.length; i++) {
            SmallObject item = new SmallObject();
            item.id = 1000 + i;
            item.name = STRINGS[i];
            item.active = i % 3 != 0;
            value.items.add(item);
        }
        return value;
    }

    static StringHolder asciiText() {
        return text("The quick brown fox jumps over the lazy dog, again and again, until the dog wakes up. ");
    }

    static StringHolder chineseText() {
        return text("天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。寒来暑往，秋收冬藏。闰余成岁，律吕调阳。云腾致雨，露结为霜。");
    }

    static StringHolder escapedText() {
        return text("He said: \"C:\\temp\\log\"\n\tand \"nothing else\".\r\n");
    }

    private static StringHolder text(String sentence) {
        StringHolder value = new StringHolder();
        value.value = sentence.repeat(TEXT_CHARACTERS / sentence.length() + 1).substring(0, TEXT_CHARACTERS);
        return value;
    }

    /** Returns two nested structures, followed by the only member that {@link SkipTarget} has. */
    static Sample skipSample() {
        SkipTarget value = new SkipTarget();
        value.wanted = 42;
        String json = """
                {"user":{"id":10086,"name":"Alice Wang","tags":["admin","beta"],\
                "address":{"city":"Hangzhou","position":[120.15507,30.274085]}},\
                "items":[{"id":1,"price":19.99,"labels":["new","sale"]},{"id":2,"price":5.5,"labels":[]}],\
                "wanted":42}""";
        return new Sample(value, json.getBytes(StandardCharsets.UTF_8));
    }

    static C nestedC() {
        C inner = new C();
        inner.a = 2;
        inner.b = "inner";
        C outer = new C();
        outer.a = 1;
        outer.b = "outer";
        outer.c = inner;
        return outer;
    }

    static List<String> strings() {
        return List.of(STRINGS);
    }
}
