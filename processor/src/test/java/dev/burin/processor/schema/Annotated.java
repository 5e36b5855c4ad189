package dev.burin.processor.schema;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.burin.processor.schema.Kind.Refused;
import dev.burin.reference.StrictParser.RawNumber;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Types whose JSON form is changed by an annotation of the member: another kind of string, number or array. */
final class Annotated {
    private static final HexFormat HEX = HexFormat.of();

    /** All of them. */
    static final List<Kind> ALL = List.of(
            new Form(
                    byte[].class,
                    "@JsonBytes(JsonBytes.Form.HEX) ",
                    text -> HEX.parseHex(string(text)),
                    value -> HEX.formatHex((byte[]) value)),
            new Form(
                    byte[].class,
                    "@JsonBytes(JsonBytes.Form.BASE64_URL) ",
                    text -> Base64.getUrlDecoder().decode(string(text)),
                    value -> Base64.getUrlEncoder().withoutPadding().encodeToString((byte[]) value)),
            new Form(byte[].class, "@JsonBytes(JsonBytes.Form.ARRAY) ", Annotated::bytes, value -> {
                List<Object> numbers = new ArrayList<>();
                for (byte each : (byte[]) value) {
                    numbers.add(each);
                }
                return numbers;
            }),
            new Form(
                    LocalDate.class,
                    "@JsonFormat(pattern = \"dd.MM.uuuu\") ",
                    Annotated::swissDate,
                    value -> String.format(
                            "%02d.%02d.%04d",
                            ((LocalDate) value).getDayOfMonth(),
                            ((LocalDate) value).getMonthValue(),
                            ((LocalDate) value).getYear())),
            new Form(
                    Instant.class,
                    "@JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) ",
                    number -> Instant.ofEpochMilli(integer(number)),
                    value -> ((Instant) value).toEpochMilli()),
            new Form(
                    Long.class,
                    "@JsonFormat(shape = JsonFormat.Shape.STRING) ",
                    text -> integer(new RawNumber(string(text))),
                    Object::toString));

    private Annotated() {}

    /**
     * One of the types.
     *
     * @param read throws any exception if the tree does not represent a value
     * @param toTree the one form that is written
     */
    private record Form(
            Class<?> type, String annotations, Function<Object, Object> read, Function<Object, Object> toTree)
            implements Kind {
        @Override
        public String java() {
            return type.getSimpleName();
        }

        @Override
        public void document(JsonText out) {
            if (out.oneIn(8)) {
                out.raw("null");
            } else {
                write(toTree.apply(value(out)), out);
            }
        }

        private Object value(JsonText out) {
            if (type == byte[].class) {
                byte[] bytes = new byte[out.random().nextInt(8)];
                out.random().nextBytes(bytes);
                return bytes;
            }
            long number = out.random().nextInt();
            Supplier<Object> time = () -> type == Instant.class
                    ? Instant.ofEpochMilli(number * 1_000)
                    : LocalDate.ofEpochDay(Math.floorMod(number, 100_000L));
            return type == Long.class ? (Object) number : time.get();
        }

        private static void write(Object tree, JsonText out) {
            if (tree instanceof List<?> numbers) {
                out.array(List.copyOf(numbers.stream()
                        .<java.util.function.Consumer<JsonText>>map(each -> text -> text.raw(each))
                        .toList()));
            } else if (tree instanceof String text) {
                out.string(text);
            } else {
                out.raw(tree);
            }
        }

        @Override
        public Object read(Object tree) {
            if (tree == null) {
                return null;
            }
            Object value;
            try {
                value = read.apply(tree);
            } catch (Refused refused) {
                throw refused;
            } catch (RuntimeException none) {
                throw new Refused();
            }
            if (tree instanceof String && !toTree.apply(value).equals(tree)) {
                throw new Unjudged(); // other spellings have their own tests
            }
            return value;
        }

        @Override
        public Object empty() {
            return type == byte[].class ? new byte[0] : NOTHING;
        }

        @Override
        public Object tree(Object value, View view) {
            return value == null ? null : toTree.apply(value);
        }
    }

    private static String string(Object tree) {
        if (tree instanceof String text && ISO_8859_1.newEncoder().canEncode(text)) {
            return text;
        }
        throw new Refused();
    }

    private static long integer(Object tree) {
        if (tree instanceof RawNumber number && number.text().matches("-?(0|[1-9]\\d*)")) {
            return Long.parseLong(number.text());
        }
        throw new Refused();
    }

    private static Object bytes(Object tree) {
        if (!(tree instanceof List<?> numbers)) {
            throw new Refused();
        }
        byte[] bytes = new byte[numbers.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = Byte.parseByte("" + integer(numbers.get(i)));
        }
        return bytes;
    }

    private static Object swissDate(Object tree) {
        String text = string(tree);
        if (!text.matches("\\d\\d\\.\\d\\d\\.\\d{4}")) {
            throw new Refused();
        }
        return LocalDate.parse(text.substring(6) + "-" + text.substring(3, 5) + "-" + text.substring(0, 2));
    }
}
