package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.Members;
import dev.burin.reference.StrictParser.RawNumber;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A type with limits on the size of its values in a document.
 *
 * @param items the maximum of elements of each array or entries of each map; 0 for any number
 * @param length the maximum length of each string, each name and of bytes; 0 for any length
 * @param digits the maximum of digits of each number; 0 for any number
 */
record Limited(Kind kind, int items, int length, int digits) implements KindAround {
    private static final int MAX_CONTAINERS = 2;
    private static final List<Integer> ITEMS = List.of(1, 2, 3, 8);
    private static final List<Integer> LENGTHS = List.of(3, 12, 16, 130);

    // An int has no more than 10 digits: a limit of 10 would be BRN163.
    private static final List<Integer> DIGITS = List.of(3, 9, 9);

    private static final List<Kind> TEXTS = Stream.concat(
                    Scalars.named("String", "byte[]").stream(),
                    OtherTexts.SHARED.stream().filter(kind -> CharSequence.class.isAssignableFrom(kind.type())))
            .toList();

    private static final List<Kind> NUMBERS =
            Scalars.named("int", "Integer", "long", "Long", "double", "Float", "BigInteger", "BigDecimal");

    /** Returns a string or number type, or a container of them, with all the limits that it can have. */
    static Kind random(JsonText random) {
        boolean isText = random.oneIn(2);
        Kind kind = random.oneOf(isText ? TEXTS : NUMBERS);
        boolean hasNames = false;
        int containers = random.random().nextInt(MAX_CONTAINERS + 1);
        for (int i = 0; i < containers; i++) {
            boolean isMap = random.oneIn(2);
            kind = isMap ? Containers.map(kind) : Containers.list(kind);
            hasNames |= isMap;
        }
        return new Limited(
                kind,
                containers > 0 ? random.oneOf(ITEMS) : 0,
                isText || hasNames ? random.oneOf(LENGTHS) : 0,
                isText ? 0 : random.oneOf(DIGITS));
    }

    @Override
    public Kind boxed() {
        return new Limited(kind.boxed(), items, length, digits);
    }

    @Override
    public String annotations() {
        String limits = Stream.of(limit("items", items), limit("length", length), limit("digits", digits))
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(", "));
        return "@JsonLimit(" + limits + ") " + kind.annotations();
    }

    private static String limit(String name, int limit) {
        return limit == 0 ? "" : name + " = " + limit;
    }

    @Override
    public Object read(Object tree) {
        check(tree);
        return kind.read(tree);
    }

    private void check(Object tree) {
        if (tree instanceof RawNumber number) {
            require(digitsOf(number.text()), digits);
        } else if (tree instanceof String text) {
            require(lengthOf(text), length);
        } else if (tree instanceof List<?> elements) {
            require(elements.size(), items);
            elements.forEach(this::check);
        } else if (tree instanceof Members members) {
            require(members.size(), items);
            members.keySet().forEach(name -> require(name.length(), length));
            members.values().forEach(this::check);
        }
    }

    private static void require(int count, int limit) {
        if (limit > 0 && count > limit) {
            throw new Refused();
        }
    }

    private int lengthOf(String text) {
        if (!kind.java().contains("byte[]")) {
            return text.length();
        }
        try {
            return Base64.getDecoder().decode(text).length;
        } catch (IllegalArgumentException e) {
            throw new Refused();
        }
    }

    /** Does not count leading zeros and the exponent. */
    private static int digitsOf(String number) {
        String digits = number.replaceFirst("[eE].*", "").replaceAll("[-.]", "");
        return digits.replaceFirst("^0+", "").length();
    }
}
