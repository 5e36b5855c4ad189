package dev.burin.processor.model;

import dev.burin.annotation.JsonEnum;
import java.util.List;
import java.util.Optional;

/**
 * The constants of an enum and their JSON form, whether or not the enum has a codec of its own.
 *
 * @param form how a constant is represented
 * @param constants in declaration order
 * @param value the {@code @JsonValue} of each constant; present when the form is {@link Form#VALUE}
 * @param leniency what else is read
 */
public record EnumFacts(Form form, List<Constant> constants, Optional<Value> value, Leniency leniency) {

    /** How a constant is represented. */
    public enum Form {
        /** Its JSON name, known now. */
        NAME,
        /** What {@code toString()} returns, known at run time. */
        TO_STRING,
        /** Its position as a number. */
        ORDINAL,
        /** Its {@code @JsonValue}, known at run time. */
        VALUE
    }

    /**
     * One constant.
     *
     * @param name the Java name
     * @param names the JSON name and its aliases
     * @param origin where to report problems with it
     */
    public record Constant(String name, MemberNames names, Origin origin) {}

    /**
     * The {@code @JsonValue} of an enum.
     *
     * @param accessor how to get it from a constant
     * @param type its type
     * @param origin where to report problems with it
     */
    public record Value(Accessor accessor, TypeRef type, Origin origin) {}

    /**
     * What is read besides the strings or numbers of the constants.
     *
     * @param unknown how unknown values are read
     * @param defaults the constants marked to represent such values, by their Java names
     * @param ignoresCase whether strings are read regardless of case
     */
    public record Leniency(JsonEnum.Unknown unknown, List<String> defaults, boolean ignoresCase) {
        /** Nothing. */
        public static final Leniency NONE = new Leniency(JsonEnum.Unknown.FAIL, List.of(), false);

        /** Copies the list. */
        public Leniency {
            defaults = List.copyOf(defaults);
        }

        /** The one constant that represents unknown values. */
        public Optional<String> fallback() {
            return unknown == JsonEnum.Unknown.DEFAULT ? defaults.stream().findFirst() : Optional.empty();
        }
    }

    /** Returns these facts with another representation of each constant. */
    public EnumFacts withValue(Value other) {
        return new EnumFacts(Form.VALUE, constants, Optional.of(other), leniency);
    }

    /** Copies the list. */
    public EnumFacts {
        constants = List.copyOf(constants);
    }
}
