package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.Members;
import dev.burin.reference.StrictParser.RawNumber;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A member that is declared as {@code Object}, with any value. */
enum Untyped implements Kind {
    OBJECT;

    private static final int MAX_DIGITS = 1_000;

    @Override
    public String java() {
        return "Object";
    }

    @Override
    public Class<?> type() {
        return Object.class;
    }

    @Override
    public void document(JsonText out) {
        out.anyValue();
    }

    @Override
    public Object read(Object tree) {
        if (tree instanceof RawNumber number) {
            return number(number.text());
        }
        if (tree instanceof List<?> elements) {
            List<Object> values = new ArrayList<>();
            elements.forEach(each -> values.add(read(each)));
            return values;
        }
        if (!(tree instanceof Members members)) {
            return tree;
        }
        if (!members.repeated().isEmpty()) {
            throw new Refused();
        }
        Map<Object, Object> values = new LinkedHashMap<>();
        members.forEach((name, each) -> values.put(name, read(each)));
        return values;
    }

    private static Object number(String text) {
        if (text.matches("-?\\d+")) {
            BigInteger integer = new BigInteger(text);
            if (text.length() > MAX_DIGITS) {
                throw new Unjudged(); // the counting for limits has its own tests
            }
            return integer.bitLength() < Long.SIZE ? (Object) integer.longValue() : integer;
        }
        double value = Double.parseDouble(text);
        if (Double.isInfinite(value)) {
            throw new Refused();
        }
        return value;
    }

    /** The value already is a tree. */
    @Override
    public Object tree(Object value, View view) {
        return value;
    }
}
