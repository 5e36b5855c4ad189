package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.Members;
import dev.burin.reference.StrictParser.RawNumber;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The type of a member with a default.
 *
 * @param literal the default, as written in the annotation
 * @param value the type without annotations
 * @param tree what a document would have in place of the default
 * @param onNull whether null is replaced by the default, too
 */
record Defaulted(Kind kind, String literal, Kind value, Object tree, boolean onNull) implements KindAround {
    private static final Map<String, List<String>> LITERALS = Map.ofEntries(
            Map.entry("byte", List.of("-128", "7")),
            Map.entry("Byte", List.of("127", "0")),
            Map.entry("short", List.of("-32768")),
            Map.entry("Short", List.of("300")),
            Map.entry("int", List.of("7", "-2147483648")),
            Map.entry("Integer", List.of("7", "0")),
            Map.entry("long", List.of("9223372036854775807", "0")),
            Map.entry("Long", List.of("7")),
            Map.entry("float", List.of("0.1", "-1e10")),
            Map.entry("Float", List.of("0.1")),
            Map.entry("double", List.of("1e300", "0.5")),
            Map.entry("Double", List.of("-0.0")),
            Map.entry("boolean", List.of("true")),
            Map.entry("Boolean", List.of("false")),
            Map.entry("char", List.of("x", "'", "\n")),
            Map.entry("Character", List.of("\"", "\\")),
            Map.entry("String", List.of("", "a \"b\" $L \\ ä", "null")),
            Map.entry("BigInteger", List.of("123456789012345678901")),
            Map.entry("BigDecimal", List.of("1.50")),
            Map.entry("UUID", List.of("123e4567-e89b-12d3-a456-426614174000")),
            Map.entry("LocalDate", List.of("2024-02-29")));

    /** Returns the type with a default, if there is a literal for it. */
    static Optional<Kind> of(Kind kind, boolean onNull, JsonText random) {
        String java = kind.java();
        if (java.contains(">[]") || java.equals("char[]")) {
            return Optional.empty();
        }
        if (java.startsWith("List<") || java.startsWith("Set<") || java.endsWith("[]") && !java.equals("byte[]")) {
            return Optional.of(new Defaulted(kind, "[]", kind, List.of(), onNull));
        }
        if (java.startsWith("Map<")) {
            return Optional.of(new Defaulted(kind, "{}", kind, new Members(), onNull));
        }
        List<String> literals = kind.annotations().contains("JsonRawValue") ? null : LITERALS.get(java);
        if (literals == null) {
            return Optional.empty();
        }
        String literal = random.oneOf(literals);
        Kind value = Scalars.named(java).get(0);
        return Optional.of(new Defaulted(kind, literal, value, tree(java, literal), onNull));
    }

    private static Object tree(String java, String literal) {
        return switch (java) {
            case "boolean", "Boolean" -> Boolean.valueOf(literal);
            case "char", "Character", "String", "UUID", "LocalDate" -> literal;
            default -> new RawNumber(literal);
        };
    }

    @Override
    public String annotations() {
        return "@JsonDefault(value = " + Names.literal(literal) + (onNull ? ", onNull = true) " : ") ")
                + kind.annotations();
    }

    @Override
    public void document(JsonText out) {
        if (out.oneIn(8)) {
            out.raw("null");
        } else {
            kind.document(out);
        }
    }

    @Override
    public Object read(Object read) {
        return read == null && onNull ? absent() : kind.read(read);
    }

    @Override
    public Object absent() {
        return value.read(tree);
    }

    @Override
    public boolean isAlwaysGiven() {
        return true;
    }

    /** Null would be zero only if no value were given, but the default is one. */
    @Override
    public Object empty() {
        return NOTHING;
    }

    /** Returns whether a value equals that of an absent member. */
    boolean isDefault(Object value) {
        return value != null && Objects.equals(kind.tree(value, View.WHOLE), kind.tree(absent(), View.WHOLE));
    }
}
