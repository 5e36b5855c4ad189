import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonIgnore
    @JsonAlias("mail") // BRN014: @JsonAlias has no effect: email is ignored.
    public String email;

    @JsonProperty("count") // BRN014: @JsonProperty has no effect: count is static.
    public static int count;

    @JsonIgnore // BRN014: @JsonIgnore has no effect: secret is transient.
    private transient String secret;

    public String getSecret() {
        return secret;
    }

    @JsonIgnore // BRN014: @JsonIgnore has no effect: isOpen is a field without accessors: isOpen() belongs to another member.
    private boolean isOpen;

    public boolean isOpen() {
        return isOpen;
    }

    public void setOpen(boolean open) {
        isOpen = open;
    }

    public int number;

    @JsonProperty // BRN014: @JsonProperty has no effect: clear is neither a getter nor a setter.
    public void clear() {}

    @JsonInclude // BRN014: @JsonInclude has no effect: name is neither a getter nor a setter.
    public String name() {
        return "";
    }

    @JsonCreator
    static String text(int number) { // BRN014: @JsonCreator has no effect: Customer.text(number) is not a static method that returns Customer.
        return "";
    }
}

@JsonCodec
class Money {
    public int cents;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Money(int cents, String currency) {} // BRN014: @JsonCreator(mode = DELEGATING) has no effect: Money takes 2 values instead of one.
}

@JsonCodec
@JsonEnum // BRN014: @JsonEnum has no effect: Point is not an enum.
record Point(@JsonAlias("a") int x) {}

@JsonCodec
@JsonPropertyOrder("ON") // BRN014: @JsonPropertyOrder has no effect: Status is an enum.
enum Status {
    ON
}

@JsonCodec
@JsonEnum(as = JsonEnum.Form.ORDINAL)
enum Place {
    @JsonProperty("first") // BRN014: @JsonProperty has no effect: FIRST is written as its ordinal.
    FIRST,
    @JsonAlias("2nd") // BRN014: @JsonAlias has no effect: SECOND is written as its ordinal.
    SECOND
}

@JsonEnum(as = JsonEnum.Form.TO_STRING)
enum Text {
    @JsonProperty("low") // BRN014: @JsonProperty has no effect: LOW is written as the result of toString().
    LOW,
    @JsonAlias("high")
    HIGH
}

enum Code {
    @JsonProperty("low") // BRN014: @JsonProperty has no effect: LOW is written as its @JsonValue.
    LOW,
    @JsonIgnore // BRN014: @JsonIgnore has no effect: HIGH is a constant of an enum.
    HIGH;

    @JsonValue
    String text() {
        return name();
    }
}

@JsonCodec
record Enums(Text text, Text other, Code code) {}

@JsonCodec
enum Named {
    @JsonProperty(value = "low", index = 3) // BRN014: @JsonProperty(index) has no effect: LOW is a constant of an enum.
    LOW
}

@JsonCodec
enum Fields {
    LOW;

    @JsonProperty("c") // BRN014: @JsonProperty has no effect: code is a member of an enum, and only constants are written.
    public String code;

    @JsonIgnore
    public int ignored;

    @JsonKey
    @JsonInclude(JsonInclude.Include.ALWAYS) // BRN014: @JsonInclude has no effect: key is a member of an enum
    String key() {
        return "l";
    }

    @JsonValue
    @JsonLimit(length = 2) // BRN014: @JsonLimit has no effect: value stands for the constants of an enum, in the form of its type.
    String value() {
        return "l";
    }

    @JsonLimit(length = 2) // BRN014: @JsonLimit has no effect: getText is a member of an enum
    public String getText() {
        return "l";
    }

    @com.fasterxml.jackson.annotation.JsonProperty("o") // Jackson ignores it, too
    public String getOther() {
        return "o";
    }

    @JsonCodec
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Nested(String text) {}
}

interface HasPassword {
    @JsonIgnore // BRN014: @JsonIgnore has no effect: getPassword belongs to an interface; the implementation has to be annotated.
    String getPassword();

    @JsonProperty("n") // repeated where it is implemented
    String getName();
}

@JsonCodec
class Login implements HasPassword {
    public int id;

    @Override
    public String getPassword() {
        return "";
    }

    public void setPassword(String password) {}

    @Override
    @JsonProperty("n")
    public String getName() {
        return "";
    }

    public void setName(String name) {}
}

interface HasName {
    @JsonProperty("other") // BRN014: @JsonProperty has no effect: name belongs to an interface; the implementation has
    String name();
}

@JsonCodec
record WithName(String name) implements HasName {}

@JsonCodec
record WithGetters(String name) {
    @JsonIgnore // BRN014: @JsonIgnore has no effect: getName is no member: the members of a record are its components.
    public String getName() {
        return name;
    }

    @JsonIgnore
    public boolean isEmpty() {
        return name.isEmpty();
    }

    @JsonIgnore // BRN014: @JsonIgnore has no effect: setName is no member: the members of a record are its components.
    public void setName(String name) {}

    @JsonIgnore
    public void setEmpty(boolean isEmpty) {}
}

interface HasNameGetter {
    @JsonIgnore // BRN014: @JsonIgnore has no effect: getName belongs to an interface; the implementation has to be annotated.
    String getName();
}

@JsonCodec
record NamedTwice(String getName, @JsonIgnore String name) implements HasNameGetter {}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
class OnlyWritten {
    private final String password;

    @JsonCreator
    OnlyWritten(@JsonProperty("password") @JsonRedact String password) { // BRN014: @JsonRedact has no effect: password is a parameter of a method, or of a constructor that the codec does not call.
        this.password = password;
    }

    public String getPassword() {
        return password;
    }
}

@JsonCodec
@JsonAlias("figure") // BRN014: @JsonAlias has no effect: Figure has no label, but its subtypes do.
sealed interface Figure permits Dot {}

@JsonTypeInfo(property = "kind") // BRN014: @JsonTypeInfo has no effect: Dot is a subtype, and its supertypes declare how it is distinguished.
record Dot(int x) implements Figure {}

@JsonCodec
@JsonAlias("lonely") // BRN014: @JsonAlias has no effect: Lonely belongs to no hierarchy
record Lonely(int x) {}

@JsonCodec(caseInsensitive = true) // BRN014: @JsonCodec(caseInsensitive = true) has no effect: Level is an enum, which has @JsonEnum(caseInsensitive = true).
enum Level {
    LOW
}

@JsonCodec(
        naming = Naming.SNAKE_CASE, // BRN014: @JsonCodec(naming) has no effect: Rank is an enum, which has @JsonEnum(naming).
        unknown = JsonCodec.Unknown.FAIL, // BRN014: @JsonCodec(unknown) has no effect: Rank is an enum, which has @JsonEnum(unknown).
        access = JsonCodec.Access.FIELDS, // BRN014: @JsonCodec(access) has no effect: Rank is an enum.
        nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT, // BRN014: @JsonCodec(nullForPrimitive) has no effect: Rank is an enum.
        duplicates = JsonCodec.Duplicates.LAST, // BRN014: @JsonCodec(duplicates) has no effect: Rank is an enum.
        include = JsonInclude.Include.NON_NULL) // BRN014: @JsonCodec(include) has no effect: Rank is an enum.
enum Rank {
    VERY_GOOD
}

@JsonCodec(
        shape = JsonCodec.Shape.ARRAY,
        caseInsensitive = true) // BRN014: @JsonCodec(caseInsensitive = true) has no effect: Spot is an array, in which members have no names.
record Spot(int x, int y) {}

@JsonCodec
@JsonIgnoreProperties("HIGH") // BRN014: @JsonIgnoreProperties has no effect: Height is an enum.
enum Height {
    HIGH
}

@JsonCodec
@JsonPropertyOrder("text") // BRN014: @JsonPropertyOrder has no effect: Title is the value of its @JsonValue.
record Title(@JsonValue String text) {}

@JsonCodec
@JsonTypeName("figures") // BRN014: @JsonTypeName has no effect: Solid has no label, but its subtypes do.
sealed interface Solid permits Cube {}

record Cube(int side) implements Solid {}

@JsonCodec(naming = Naming.SNAKE_CASE) // BRN014: @JsonCodec(naming) has no effect: Memo is the value of its @JsonValue.
record Memo(@JsonValue String text) {}

@JsonCodec(
        duplicates = JsonCodec.Duplicates.LAST,
        access = JsonCodec.Access.FIELDS) // BRN014: @JsonCodec(access) has no effect: Counts is the value of its @JsonValue.
record Counts(@JsonValue java.util.Map<String, Integer> counts) {}

@JsonCodec(duplicates = JsonCodec.Duplicates.LAST)
record Any(@JsonValue Object any) {}

@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) // BRN014: @JsonCodec(duplicates) has no effect: Words is the value of its @JsonValue.
record Words(@JsonValue java.util.List<String[]> words) {}

@JsonCodec(caseInsensitive = true) // BRN014: @JsonCodec(caseInsensitive = true) has no effect: Note is the value of its @JsonValue.
record Note(@JsonValue String text) {}

@JsonCodec
record Sku(String code) {
    @JsonKey // BRN014: @JsonKey has no effect: parse neither has a value nor creates a Sku from one.
    static String parse(String text) {
        return text;
    }

    @JsonKey // BRN014: @JsonKey has no effect: clear neither has a value
    void clear() {}
}

enum Grade {
    A;

    @JsonCreator
    static Grade of(String text) { // BRN014: @JsonCreator has no effect: of belongs to an enum, whose constants are read by name, @JsonProperty, @JsonEnum or @JsonValue.
        return valueOf(text.trim());
    }
}

enum Medal {
    GOLD;

    @JsonFormat(shape = JsonFormat.Shape.STRING) // BRN014: @JsonFormat has no effect: rank stands for the constants of an enum, in the form of its type.
    private final int rank = ordinal() + 1;

    @JsonValue
    @JsonUsing(Object.class) // BRN014: @JsonUsing has no effect: getRank stands for the constants of an enum
    int getRank() {
        return rank;
    }

    @JsonCreator
    static Medal of(int rank) { // BRN132: of is not called: constants of Medal are found by their @JsonValue, and anything else
        return GOLD;
    }
}

interface HasText {
    @JsonValue // BRN014: @JsonValue has no effect: text belongs to an interface; the implementation has to be annotated.
    String text();
}

enum Signal implements HasText {
    GO;

    @Override
    public String text() {
        return "go";
    }
}

interface HasKey {
    @JsonKey // BRN014: @JsonKey has no effect: key belongs to an interface; the implementation has to be annotated.
    String key();
}

enum Floor implements HasKey {
    FIRST;

    @Override
    public String key() {
        return "1";
    }
}

@JsonCodec
record MoreEnums(Grade grade, Medal medal, Signal signal, Map<Floor, Integer> floors) {}

@JsonCodec
class Label {
    @JsonValue
    public final String text;

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    Label(String text) { // BRN014: @JsonCreator(mode = PROPERTIES) has no effect: Label is read from the value of its @JsonValue, not from an object.
        this.text = text;
    }
}

@JsonCodec
@JsonSubTypes(@JsonSubTypes.Type(Van.class)) // BRN014: @JsonSubTypes has no effect: Car is not abstract, and only abstract types are distinguished by their subtypes.
class Car {
    public int seats;
}

class Van extends Car {}

@JsonCodec
class Access {
    private String pin;

    Access() {}

    Access(@JsonRedact String code) {} // BRN014: @JsonRedact has no effect: code is a parameter of a method, or of a constructor that the codec does not call.

    public String getPin() {
        return pin;
    }

    public void setPin(@JsonRedact String text) { // BRN014: @JsonRedact has no effect: text is a parameter of a method,
        pin = text;
    }

    private String hint; // BRN019: Property hint of Access is written but never read

    public String getHint() {
        return hint;
    }

    @JsonRedact // BRN014: @JsonRedact has no effect: setHint is a setter that the codec cannot call.
    private void setHint(String hint) {}
}

@JsonCodec
record Twin(@JsonRedact String first, String second) {
    @JsonCreator
    static Twin of(String first, String second) {
        return new Twin(first, second);
    }
}

class Account {
    private final String token;

    Account(@JsonRedact String token) { // BRN014: @JsonRedact has no effect: token is a parameter of a method, or of a constructor that the codec does not call.
        this.token = token;
    }

    public String getToken() {
        return token;
    }
}

@JsonCodec
class SavingsAccount extends Account {
    SavingsAccount(String token) {
        super(token);
    }
}

@JsonCodec
class Password {
    @JsonRedact // BRN014: @JsonRedact has no effect: hidden is not part of the @JsonValue, and nothing else is written.
    private final String hidden;

    Password(String hidden) {
        this.hidden = hidden;
    }

    @JsonValue
    public String asText() {
        return hidden;
    }
}

@JsonCodec
record Phrase(
        @JsonValue String text, @JsonRedact String hint) { // BRN014: @JsonRedact has no effect: hint is not part of the @JsonValue
    Phrase(String text) {
        this(text, "");
    }
}

@JsonCodec
class Pin {
    @JsonRedact
    private final String text;

    private String hint;

    Pin(String text) {
        this.text = text;
    }

    @JsonValue
    public String getText() {
        return text;
    }
}

@JsonCodec
class Door {
    @JsonRedact
    private String code;

    public String getCode() {
        return code;
    }

    public void setCode(@JsonRedact String text) {
        code = text;
    }
}

@JsonCodec
record Basket(Names names, List<Csv> csv, Attributes attributes) {}

@JsonLimit(items = 3) // BRN014: @JsonLimit has no effect: Names is a collection or map class, so only its elements or entries are written and read.
class Names extends ArrayList<String> {
    @JsonProperty(required = true) // BRN014: @JsonProperty has no effect: owner belongs to a collection or map class, so only elements or entries are written and read.
    public String owner;

    @JsonIgnore
    public String getFirst() {
        return get(0);
    }
}

class Csv extends LinkedHashSet<String> {
    public Csv() {}

    @JsonCreator // BRN014: @JsonCreator has no effect: the constructor belongs to a collection or map class, so only elements or entries are written and read.
    public Csv(String text) {}

    @JsonValue // BRN014: @JsonValue has no effect: text belongs to a collection or map class, so only elements or entries are written and read.
    public String text() {
        return String.join(",", this);
    }
}

@JsonIgnoreProperties("password") // BRN014: @JsonIgnoreProperties has no effect: Attributes is a collection or map class, so only its elements or entries are written and read.
class Attributes extends TreeMap<String, String> {}

@JsonCodec
class Test {
    @JsonRedact // BRN014: @JsonRedact has no effect: isPositive is a field without accessors: isPositive() belongs to another member.
    boolean isPositive;

    public boolean isPositive() {
        return isPositive;
    }

    public void setPositive(boolean positive) {
        isPositive = positive;
    }
}

@JsonCodec
@JsonBuilder(Parcel.Builder.class)
class Parcel {
    public int getWeight() {
        return 0;
    }

    @JsonProperty("weight") // BRN014: @JsonProperty has no effect: setGrams is not called: the builder takes all values.
    public void setGrams(int grams) {}

    @JsonAny // BRN014: @JsonAny has no effect: put is not called: the builder takes all values.
    public void put(String name, Object value) {}

    static class Builder {
        Builder weight(int grams) {
            return this;
        }

        @JsonProperty("weight") // BRN014: @JsonProperty has no effect: kilograms is static.
        private static Builder kilograms(int value) {
            return new Builder().weight(1000 * value);
        }

        Parcel build() {
            return new Parcel();
        }
    }
}

@JsonCodec
class Shop {
    @JsonIgnore // BRN014: @JsonIgnore has no effect: isOpen is a field without accessors: isOpen() belongs to another member.
    boolean isOpen;

    @JsonIgnore
    boolean isLarge;

    @JsonIgnore
    boolean isNew;

    @JsonIgnore
    public boolean isOld;

    @JsonRedact // BRN014: @JsonRedact has no effect: isSafe is a field without accessors: isSafe() belongs to another member.
    public boolean isSafe;

    public boolean isOpen() {
        return isOpen;
    }

    public boolean isLarge() {
        return isLarge;
    }

    public void setLarge(boolean large) {
        isLarge = large;
    }

    @JsonProperty("new")
    public boolean isNew() {
        return isNew;
    }

    public boolean isOld() {
        return isOld;
    }

    public boolean isSafe() {
        return isSafe;
    }

    public void setSafe(boolean safe) {
        isSafe = safe;
    }
}
