package dev.burin.processor.behaviour;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Types with a member {@code first} and four more that share an access and inclusion, in every shape; their instances. */
final class AccessShapes {
    static final List<String> NAMES = List.of("text", "list", "number", "maybe");
    static final int NUMBER = 2;
    static final int MAYBE = 3;
    private static final List<String> TYPES = List.of("String", "List<Integer>", "int", "Optional<String>");

    private AccessShapes() {}

    /** How instances of a type are created, or how the type appears in JSON. */
    enum Shape {
        RECORD,
        BEAN,
        CONSTRUCTOR,
        BUILDER,
        FIELDS,
        POSITIONAL,
        UNWRAPPED,
        SUBTYPE;

        /** Whether all values are passed when the instance is created. */
        boolean isCreatedFromValues() {
            return this == RECORD || this == CONSTRUCTOR || this == POSITIONAL || this == SUBTYPE;
        }

        /** The value of an absent member. */
        Object absent(int member) {
            Object ofReference = member == MAYBE && isCreatedFromValues() ? Optional.empty() : null;
            return member == NUMBER ? Integer.valueOf(0) : ofReference;
        }
    }

    /** One type: a combination of shape, access and inclusion. */
    record Cell(Shape shape, Access access, Include include) {
        String typeName() {
            return shape + "_" + access + "_" + include;
        }

        /** The name of the class that has the members. */
        String memberTypeName() {
            return shape == Shape.UNWRAPPED || shape == Shape.SUBTYPE ? typeName() + "_In" : typeName();
        }

        /** Whether the combination is possible: a member with a place in an array is always written. */
        boolean isPossible() {
            return shape != Shape.POSITIONAL || (access != Access.WRITE_ONLY && include == Include.ALWAYS);
        }

        /** A document in which the members have these values; null for absent members. */
        String document(List<String> values) {
            if (shape == Shape.POSITIONAL) {
                return values.stream()
                        .filter(Objects::nonNull)
                        .collect(Collectors.joining(",", values.get(0) == null ? "[1" : "[1,", "]"));
            }
            String label = shape == Shape.SUBTYPE ? "\"@type\":\"" + memberTypeName() + "\"," : "";
            return IntStream.range(0, values.size())
                    .filter(i -> values.get(i) != null)
                    .mapToObj(i -> ",\"" + NAMES.get(i) + "\":" + values.get(i))
                    .collect(Collectors.joining("", "{" + label + "\"first\":1", "}"));
        }

        /** Whether a document can have exactly these values: an array has no gaps. */
        boolean canExpress(List<String> values) {
            return shape != Shape.POSITIONAL
                    || IntStream.range(1, values.size())
                            .noneMatch(i -> values.get(i - 1) == null && values.get(i) != null);
        }
    }

    // ---- sources

    static String[] sources(List<Cell> cells, boolean isJackson) {
        return cells.stream().flatMap(cell -> sources(cell, isJackson)).toArray(String[]::new);
    }

    private static Stream<String> sources(Cell cell, boolean isJackson) {
        String name = cell.typeName();
        String annotations = "@JsonInclude(JsonInclude.Include." + cell.include() + ") ";
        Function<String, String> member = json -> annotations + "@JsonProperty(value = \"" + json + "\""
                + (cell.access() == Access.AUTO ? "" : ", access = JsonProperty.Access." + cell.access()) + ") ";
        String record = "(int first, " + each(", ", i -> member.apply(NAMES.get(i)) + declared(i)) + ")";
        String fields = each(" ", i -> member.apply(NAMES.get(i)) + "private " + declared(i) + ";");
        String array = isJackson
                ? "@JsonCodec @JsonFormat(shape = JsonFormat.Shape.ARRAY) "
                        + "@JsonPropertyOrder({\"first\", \"text\", \"list\", \"number\", \"maybe\"}) "
                : "@JsonCodec(shape = JsonCodec.Shape.ARRAY) ";
        String inner = cell.memberTypeName();
        return switch (cell.shape()) {
            case RECORD -> Stream.of("@JsonCodec record " + name + record + " {}");
            case POSITIONAL -> Stream.of(array + "record " + name + record + " {}");
            case BEAN ->
                Stream.of(
                        "@JsonCodec class " + name + " { private int first; " + fields + getters("") + setters() + "}");
            case FIELDS ->
                Stream.of("@JsonCodec class " + name + " { public int first; " + fields.replace("private", "public")
                        + "}");
            case CONSTRUCTOR ->
                Stream.of("@JsonCodec class " + name + " { " + finalFields() + "@JsonCreator " + name
                        + "(@JsonProperty(\"first\") "
                        + record.substring(1) + " { this.first = first; "
                        + each(" ", i -> "this.%1$s = %1$s;".formatted(NAMES.get(i))) + " }"
                        + getters(isJackson ? annotations : "") + "}");
            case BUILDER -> Stream.of(builder(name, fields, isJackson ? member : json -> "", isJackson));
            case UNWRAPPED ->
                Stream.of(
                        "@JsonCodec class " + name + " { public int first; @JsonUnwrapped public " + inner + " it; }",
                        "class " + inner + " { " + fields.replace("private", "public") + "}");
            case SUBTYPE ->
                Stream.of(
                        "@JsonCodec "
                                + (isJackson
                                        ? "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = \"@type\") "
                                                + "@JsonSubTypes(@JsonSubTypes.Type(" + inner + ".class)) "
                                        : "")
                                + "sealed interface " + name + " permits " + inner + " {}",
                        "record " + inner + record + " implements " + name + " {}");
        };
    }

    /** The source of a type with a builder; Jackson reads the annotations of the builder, too. */
    private static String builder(String name, String fields, Function<String, String> ofBuilder, boolean isJackson) {
        String methods = "Builder first(int first) { this.first = first; return this; } "
                + each(
                        " ",
                        i -> ofBuilder.apply(NAMES.get(i))
                                + "Builder %2$s(%1$s %2$s) { this.%2$s = %2$s; return this; }"
                                        .formatted(TYPES.get(i), NAMES.get(i)));
        return (isJackson ? "@JsonDeserialize(builder = " + name + ".Builder.class) " : "")
                + "@JsonCodec class " + name + " { private final int first; "
                + fields.replace("private", "private final")
                + name + "(Builder from) { first = from.first; "
                + each(" ", i -> "%1$s = from.%1$s;".formatted(NAMES.get(i))) + " }" + getters("")
                + "static Builder builder() { return new Builder(); } "
                + (isJackson ? "@JsonPOJOBuilder(withPrefix = \"\") " : "")
                + "static class Builder { private int first; "
                + each(" ", i -> "private " + declared(i) + ";")
                + (isJackson ? methods.replace("Builder first", "@JsonProperty(\"first\") Builder first") : methods)
                + name + " build() { return new " + name + "(this); } } }";
    }

    private static String finalFields() {
        return "private final int first; " + each(" ", i -> "private final " + declared(i) + ";") + " ";
    }

    /** The getters; Jackson ignores annotations about writing on a parameter that is not read. */
    private static String getters(String annotations) {
        return " public int getFirst() { return first; } "
                + each(
                        " ",
                        i -> annotations
                                + "public %s get%s() { return %s; }"
                                        .formatted(TYPES.get(i), capitalised(i), NAMES.get(i)));
    }

    private static String setters() {
        return " public void setFirst(int first) { this.first = first; } "
                + each(" ", i -> "public void set%1$s(%2$s it) { %3$s = it; }"
                        .formatted(capitalised(i), TYPES.get(i), NAMES.get(i)));
    }

    private static String capitalised(int member) {
        String name = NAMES.get(member);
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String declared(int member) {
        return TYPES.get(member) + " " + NAMES.get(member);
    }

    private static String each(String between, Function<Integer, String> text) {
        return IntStream.range(0, NAMES.size()).mapToObj(text::apply).collect(Collectors.joining(between));
    }

    // ---- instances

    /** The values that an instance holds, by name; empty if the unwrapped object is null. */
    static Map<String, Object> held(Cell cell, Object instance) {
        try {
            Object holder = cell.shape() == Shape.UNWRAPPED
                    ? field(instance.getClass(), "it").get(instance)
                    : instance;
            Map<String, Object> held = new LinkedHashMap<>();
            for (String name : holder == null ? List.<String>of() : NAMES) {
                held.put(name, field(holder.getClass(), name).get(holder));
            }
            return held;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** An instance that holds these values, and 1 as {@code first}. */
    static Object instance(Cell cell, Compiled types, List<Object> values) {
        try {
            Class<?> type = types.type(cell.memberTypeName());
            if (cell.shape().isCreatedFromValues()) {
                List<Object> arguments = new ArrayList<>(List.of(1));
                arguments.addAll(values);
                return constructor(type, arguments.size()).newInstance(arguments.toArray());
            }
            if (cell.shape() == Shape.BUILDER) {
                Object builder = method(type, "builder").invoke(null);
                set(builder, values);
                field(builder.getClass(), "first").set(builder, 1);
                return method(builder.getClass(), "build").invoke(builder);
            }
            Object holder = constructor(type, 0).newInstance();
            set(holder, values);
            Object outer = holder;
            if (cell.shape() == Shape.UNWRAPPED) {
                outer = constructor(types.type(cell.typeName()), 0).newInstance();
                field(outer.getClass(), "it").set(outer, holder);
            }
            field(outer.getClass(), "first").set(outer, 1);
            return outer;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void set(Object holder, List<Object> values) throws ReflectiveOperationException {
        for (int i = 0; i < values.size(); i++) {
            field(holder.getClass(), NAMES.get(i)).set(holder, values.get(i));
        }
    }

    private static Constructor<?> constructor(Class<?> type, int parameters) {
        Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                .filter(each -> each.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow();
        constructor.setAccessible(true); // for package-private types
        return constructor;
    }

    private static Method method(Class<?> type, String name) throws NoSuchMethodException {
        Method method = type.getDeclaredMethod(name);
        method.setAccessible(true); // for package-private types
        return method;
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true); // for private fields
        return field;
    }
}
