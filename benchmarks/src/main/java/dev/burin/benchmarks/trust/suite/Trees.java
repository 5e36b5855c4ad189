package dev.burin.benchmarks.trust.suite;

import dev.burin.reference.StrictParser.RawNumber;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compares values that peers decode without a type with the tree of the reference. */
final class Trees {
    private Trees() {}

    /** Returns whether the value equals the tree, whatever classes of maps, lists and numbers it consists of. */
    static boolean isRight(Object tree, Object value) {
        if (tree instanceof Map<?, ?> members) {
            return value instanceof Map<?, ?> map && areRight(members, map);
        }
        if (tree instanceof List<?> elements) {
            return value instanceof List<?> list && areRight(elements, list);
        }
        return tree instanceof RawNumber number ? Numbers.isRight(number.text(), value) : Objects.equals(tree, value);
    }

    // Loops, not streams: trees may be as deep as the thread's small stack allows.
    private static boolean areRight(Map<?, ?> members, Map<?, ?> values) {
        if (members.size() != values.size()) {
            return false;
        }
        for (Map.Entry<?, ?> member : members.entrySet()) {
            if (!values.containsKey(member.getKey()) || !isRight(member.getValue(), values.get(member.getKey()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean areRight(List<?> elements, List<?> values) {
        if (elements.size() != values.size()) {
            return false;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (!isRight(elements.get(i), values.get(i))) {
                return false;
            }
        }
        return true;
    }
}
