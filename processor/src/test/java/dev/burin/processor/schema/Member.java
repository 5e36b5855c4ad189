package dev.burin.processor.schema;

import dev.burin.Presence;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A member of a generated type.
 *
 * @param javaName the name of the component, field or parameter
 * @param jsonName the name that the member has to have
 * @param isNamed whether an annotation sets the name
 * @param aliases further names that are read
 * @param kind the type
 * @param isRequired whether it has to be present
 * @param access the directions in which it takes part
 * @param include when it is written
 */
record Member(
        String javaName,
        String jsonName,
        boolean isNamed,
        List<String> aliases,
        Kind kind,
        boolean isRequired,
        Access access,
        Include include) {
    private static final Set<Object> ZEROS = Set.of(false, (byte) 0, (short) 0, 0, 0L, 0F, 0.0, '\0');

    /** Returns the annotations, each followed by a space. */
    String annotations() {
        StringBuilder text = new StringBuilder();
        String property = Stream.of(
                        isNamed ? "value = " + Names.literal(jsonName) : "",
                        isRequired ? "required = true" : "",
                        access == Access.AUTO ? "" : "access = JsonProperty.Access." + access)
                .filter(part -> !part.isEmpty())
                .reduce((one, other) -> one + ", " + other)
                .orElse("");
        if (!property.isEmpty()) {
            text.append("@JsonProperty(").append(property).append(") ");
        }
        if (!aliases.isEmpty()) {
            text.append("@JsonAlias({")
                    .append(String.join(
                            ", ", aliases.stream().map(Names::literal).toList()))
                    .append("}) ");
        }
        if (include != Include.ALWAYS) {
            text.append("@JsonInclude(JsonInclude.Include.").append(include).append(") ");
        }
        return text.append(kind.annotations()).toString();
    }

    /** Returns the same member with another type. */
    Member of(Kind other) {
        return new Member(javaName, jsonName, isNamed, aliases, other, isRequired, access, include);
    }

    /** Returns all names under which the member is read. */
    List<String> names() {
        return Stream.concat(Stream.of(jsonName), aliases.stream()).toList();
    }

    boolean isRead() {
        return access != Access.READ_ONLY;
    }

    boolean isWritten() {
        return access != Access.WRITE_ONLY;
    }

    /** Returns whether a value is omitted when it is written. */
    boolean isLeftOut(Object value) {
        if (kind instanceof LabelText text) {
            return text.isLeftOut(value);
        }
        if (kind.type() == Presence.class) {
            return value == null || ((Presence<?>) value).isAbsent();
        }
        return switch (include) {
            case ALWAYS -> false;
            case NON_NULL -> value == null;
            case NON_ABSENT -> isAbsent(value);
            case NON_EMPTY -> isAbsent(value) || isEmpty(value);
            case NON_DEFAULT ->
                kind instanceof Defaulted defaulted
                        ? defaulted.isDefault(value)
                        : isAbsent(value) || isEmpty(value) || (kind.type() != Object.class && ZEROS.contains(value));
        };
    }

    private static boolean isAbsent(Object value) {
        return value == null
                || value.equals(Optional.empty())
                || value.equals(OptionalInt.empty())
                || value.equals(OptionalLong.empty())
                || value.equals(OptionalDouble.empty());
    }

    private static boolean isEmpty(Object value) {
        return (value instanceof CharSequence text && text.isEmpty())
                || (value instanceof Collection<?> collection && collection.isEmpty())
                || (value instanceof Map<?, ?> map && map.isEmpty())
                || (value.getClass().isArray() && Array.getLength(value) == 0);
    }
}
