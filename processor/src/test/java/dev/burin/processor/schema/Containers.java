package dev.burin.processor.schema;

import dev.burin.processor.schema.Kind.Refused;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Types that hold values of another type. */
final class Containers {
    private static final int MAX_ELEMENTS = 4;

    private Containers() {}

    static Kind list(Kind element) {
        return new Elements(List.class, element.boxed(), ArrayList::new);
    }

    static Kind set(Kind element) {
        return new Elements(Set.class, element.boxed(), LinkedHashSet::new);
    }

    static Kind map(Kind value) {
        return map(null, value);
    }

    /** Returns a map type with such keys, or string keys if {@code key} is null. */
    static Kind map(Kind key, Kind value) {
        return new MapKind(key, value.boxed());
    }

    static Kind optional(Kind content) {
        return new Perhaps(content.boxed());
    }

    static Kind array(Kind element) {
        return new ArrayOf(element);
    }

    private static void elements(Kind element, JsonText out) {
        if (out.oneIn(8)) {
            out.raw("null");
        } else {
            int count = out.isDeep() ? 0 : out.random().nextInt(MAX_ELEMENTS);
            out.array(Collections.nCopies(count, element::document));
        }
    }

    private static List<Object> readElements(Kind element, Object tree) {
        if (!(tree instanceof List<?> elements)) {
            throw new Refused();
        }
        List<Object> values = new ArrayList<>();
        elements.stream()
                .map(element::read)
                .filter(each -> each != Kind.NOTHING)
                .forEach(values::add);
        return values;
    }

    private record Elements(Class<?> type, Kind element, Supplier<Collection<Object>> make) implements Kind {
        @Override
        public String java() {
            return type.getSimpleName() + "<" + element.java() + ">";
        }

        @Override
        public void document(JsonText out) {
            elements(element, out);
        }

        @Override
        public String annotations() {
            return element.annotations();
        }

        @Override
        public Object empty() {
            return make.get();
        }

        @Override
        public Object read(Object tree) {
            if (tree == null) {
                return null;
            }
            Collection<Object> values = make.get();
            values.addAll(readElements(element, tree));
            return values;
        }

        @Override
        public Object tree(Object value, View view) {
            if (value == null) {
                return null;
            }
            // A set chooses its own order, but is written in that order.
            Collection<Object> trees = type == Set.class && view == View.WHOLE ? new HashSet<>() : new ArrayList<>();
            ((Collection<?>) value).forEach(each -> trees.add(element.tree(each, view)));
            return trees;
        }
    }

    private record ArrayOf(Kind element) implements Kind {
        @Override
        public String java() {
            return element.java() + "[]";
        }

        @Override
        public Class<?> type() {
            return element.type().arrayType();
        }

        @Override
        public void document(JsonText out) {
            elements(element, out);
        }

        @Override
        public String annotations() {
            return element.annotations();
        }

        @Override
        public Object empty() {
            return Array.newInstance(element.type(), 0);
        }

        @Override
        public Object read(Object tree) {
            if (tree == null) {
                return null;
            }
            List<Object> values = readElements(element, tree);
            Object array = Array.newInstance(element.type(), values.size());
            IntStream.range(0, values.size()).forEach(i -> Array.set(array, i, values.get(i)));
            return array;
        }

        @Override
        public Object tree(Object value, View view) {
            return value == null
                    ? null
                    : IntStream.range(0, Array.getLength(value))
                            .mapToObj(i -> element.tree(Array.get(value, i), view))
                            .collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        }
    }

    private record Perhaps(Kind content) implements Kind {
        @Override
        public String java() {
            return "Optional<" + content.java() + ">";
        }

        @Override
        public Class<?> type() {
            return Optional.class;
        }

        @Override
        public void document(JsonText out) {
            if (out.oneIn(4)) {
                out.raw("null");
            } else {
                content.document(out);
            }
        }

        @Override
        public Object read(Object tree) {
            return tree == null ? Optional.empty() : Optional.of(content.read(tree));
        }

        @Override
        public Object tree(Object value, View view) {
            return value == null
                    ? null
                    : ((Optional<?>) value)
                            .map(each -> content.tree(each, view))
                            .orElse(null);
        }

        @Override
        public Object absent() {
            return Optional.empty();
        }

        @Override
        public Object empty() {
            return Optional.empty();
        }

        @Override
        public String annotations() {
            return content.annotations();
        }
    }
}
