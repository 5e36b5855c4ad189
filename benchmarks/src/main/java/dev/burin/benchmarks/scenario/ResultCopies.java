package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.model.article.C;
import dev.burin.benchmarks.model.article.IntList10;
import dev.burin.benchmarks.model.article.Ints1;
import dev.burin.benchmarks.model.article.Ints10;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.article.SimplePojo;
import dev.burin.benchmarks.model.article.SimplePojoDate;
import dev.burin.benchmarks.model.article.SmallObject;
import dev.burin.benchmarks.model.article.StringHolder;
import dev.burin.benchmarks.model.article.Strings1;
import dev.burin.benchmarks.model.article.Strings10;
import dev.burin.benchmarks.model.article.Strings5;
import dev.burin.benchmarks.model.person.PersonMedium;
import dev.burin.benchmarks.model.person.PersonSmall;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makers of objects that are equal to a given one and share nothing with it. Its strings are ASCII. */
final class ResultCopies {
    private static final Map<Class<?>, Function<Object, Supplier<?>>> MAKERS = Map.ofEntries(
            maker(Ints1.class, ResultCopies::ints1),
            maker(Ints10.class, ResultCopies::ints10),
            maker(Strings1.class, ResultCopies::strings1),
            maker(Strings5.class, ResultCopies::strings5),
            maker(Strings10.class, ResultCopies::strings10),
            maker(IntList10.class, ResultCopies::intList10),
            maker(ObjectList10.class, ResultCopies::objectList10),
            maker(StringHolder.class, ResultCopies::stringHolder),
            maker(C.class, ResultCopies::c),
            maker(SimplePojo.class, ResultCopies::simplePojo),
            maker(SimplePojoDate.class, ResultCopies::simplePojoDate),
            maker(PersonSmall.class, ResultCopies::personSmall),
            maker(PersonMedium.class, ResultCopies::personMedium));

    private ResultCopies() {}

    private static <T> Map.Entry<Class<?>, Function<Object, Supplier<?>>> maker(
            Class<T> type, Function<T, Supplier<?>> make) {
        return Map.entry(type, value -> make.apply(type.cast(value)));
    }

    /** Returns a maker that does nothing unnecessary: it copies strings from bytes and adds to lists that grow. */
    static Supplier<?> of(Object value) {
        Function<Object, Supplier<?>> maker = MAKERS.get(value.getClass());
        if (maker == null) {
            throw new IllegalArgumentException("No copy of " + value.getClass());
        }
        return maker.apply(value);
    }

    private static Supplier<?> ints1(Ints1 from) {
        return () -> {
            Ints1 made = new Ints1();
            made.field1 = from.field1;
            return made;
        };
    }

    private static Supplier<?> ints10(Ints10 from) {
        return () -> {
            Ints10 made = new Ints10();
            made.field1 = from.field1;
            made.field2 = from.field2;
            made.field3 = from.field3;
            made.field4 = from.field4;
            made.field5 = from.field5;
            made.field6 = from.field6;
            made.field7 = from.field7;
            made.field8 = from.field8;
            made.field9 = from.field9;
            made.field10 = from.field10;
            return made;
        };
    }

    private static Supplier<?> strings1(Strings1 from) {
        byte[] text = bytes(from.field1);
        return () -> {
            Strings1 made = new Strings1();
            made.field1 = text(text);
            return made;
        };
    }

    private static Supplier<?> strings5(Strings5 from) {
        byte[][] texts = bytes(from.field1, from.field2, from.field3, from.field4, from.field5);
        return () -> {
            Strings5 made = new Strings5();
            made.field1 = text(texts[0]);
            made.field2 = text(texts[1]);
            made.field3 = text(texts[2]);
            made.field4 = text(texts[3]);
            made.field5 = text(texts[4]);
            return made;
        };
    }

    private static Supplier<?> strings10(Strings10 from) {
        byte[][] texts = bytes(
                from.field1,
                from.field2,
                from.field3,
                from.field4,
                from.field5,
                from.field6,
                from.field7,
                from.field8,
                from.field9,
                from.field10);
        return () -> {
            Strings10 made = new Strings10();
            made.field1 = text(texts[0]);
            made.field2 = text(texts[1]);
            made.field3 = text(texts[2]);
            made.field4 = text(texts[3]);
            made.field5 = text(texts[4]);
            made.field6 = text(texts[5]);
            made.field7 = text(texts[6]);
            made.field8 = text(texts[7]);
            made.field9 = text(texts[8]);
            made.field10 = text(texts[9]);
            return made;
        };
    }

    private static Supplier<?> intList10(IntList10 from) {
        int[] values = ints(from.values);
        return () -> {
            IntList10 made = new IntList10();
            made.values = numbers(values);
            return made;
        };
    }

    private static Supplier<?> objectList10(ObjectList10 from) {
        byte[][] names = bytes(from.items.stream().map(item -> item.name));
        SmallObject[] items = from.items.toArray(SmallObject[]::new);
        return () -> {
            ObjectList10 made = new ObjectList10();
            made.items = new ArrayList<>();
            for (int i = 0; i < items.length; i++) {
                SmallObject item = new SmallObject();
                item.id = items[i].id;
                item.name = text(names[i]);
                item.active = items[i].active;
                made.items.add(item);
            }
            return made;
        };
    }

    private static Supplier<?> stringHolder(StringHolder from) {
        byte[] value = bytes(from.value);
        return () -> {
            StringHolder made = new StringHolder();
            made.value = text(value);
            return made;
        };
    }

    private static Supplier<?> c(C from) {
        byte[] outer = bytes(from.b);
        byte[] inner = bytes(from.c.b);
        return () -> {
            C made = new C();
            made.a = from.a;
            made.b = text(outer);
            made.c = new C();
            made.c.a = from.c.a;
            made.c.b = text(inner);
            return made;
        };
    }

    private static Supplier<?> simplePojo(SimplePojo from) {
        byte[] name = bytes(from.name);
        byte[][] data = bytes(from.data.stream());
        return () -> {
            SimplePojo made = new SimplePojo();
            made.id = from.id.intValue();
            made.name = text(name);
            made.data = texts(data);
            made.createTime = time(from.createTime);
            made.modifyTime = time(from.modifyTime);
            return made;
        };
    }

    private static Supplier<?> simplePojoDate(SimplePojoDate from) {
        byte[] name = bytes(from.name);
        byte[][] data = bytes(from.data.stream());
        return () -> {
            SimplePojoDate made = new SimplePojoDate();
            made.id = from.id.intValue();
            made.name = text(name);
            made.data = texts(data);
            made.createTime = new Date(from.createTime.getTime());
            made.modifyTime = new Date(from.modifyTime.getTime());
            return made;
        };
    }

    private static Supplier<?> personSmall(PersonSmall from) {
        byte[] firstName = bytes(from.firstName);
        byte[] lastName = bytes(from.lastName);
        return () -> {
            PersonSmall made = new PersonSmall();
            made.firstName = text(firstName);
            made.lastName = text(lastName);
            made.age = from.age;
            return made;
        };
    }

    private static Supplier<?> personMedium(PersonMedium from) {
        byte[] firstName = bytes(from.firstName);
        byte[] lastName = bytes(from.lastName);
        int[] luckyNumbers = ints(from.luckyNumbers);
        return () -> {
            PersonMedium made = new PersonMedium();
            made.firstName = text(firstName);
            made.lastName = text(lastName);
            made.age = from.age;
            made.heightInCentimetres = from.heightInCentimetres.intValue();
            made.married = from.married;
            made.luckyNumbers = numbers(luckyNumbers);
            made.accountNumbers = new Long[from.accountNumbers.length];
            for (int i = 0; i < made.accountNumbers.length; i++) {
                made.accountNumbers[i] = from.accountNumbers[i].longValue();
            }
            return made;
        };
    }

    private static LocalDateTime time(LocalDateTime from) {
        return LocalDateTime.of(
                from.getYear(),
                from.getMonthValue(),
                from.getDayOfMonth(),
                from.getHour(),
                from.getMinute(),
                from.getSecond(),
                from.getNano());
    }

    private static List<Integer> numbers(int[] from) {
        List<Integer> made = new ArrayList<>();
        for (int number : from) {
            made.add(number);
        }
        return made;
    }

    private static List<String> texts(byte[][] from) {
        List<String> made = new ArrayList<>();
        for (byte[] text : from) {
            made.add(text(text));
        }
        return made;
    }

    private static String text(byte[] from) {
        return new String(from, StandardCharsets.ISO_8859_1);
    }

    private static int[] ints(List<Integer> from) {
        return from.stream().mapToInt(Integer::intValue).toArray();
    }

    private static byte[][] bytes(String... texts) {
        return bytes(Stream.of(texts));
    }

    private static byte[][] bytes(Stream<String> texts) {
        return texts.map(ResultCopies::bytes).toArray(byte[][]::new);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
