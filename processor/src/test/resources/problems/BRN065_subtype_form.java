import dev.burin.annotation.*;

@JsonCodec
sealed interface Value permits Text, Number {} // BRN065: Text, a subtype of Value, cannot be distinguished by "@type": it is not a record or class

record Text(@JsonValue String text) implements Value {}

record Number(int number) implements Value {}

@JsonCodec
sealed interface Grade permits Level {} // BRN065: Level, a subtype of Grade,

enum Level implements Grade {
    LOW
}

@JsonCodec
sealed interface Shape permits Round {} // BRN065: Round, a subtype of Shape,

non-sealed interface Round extends Shape {}

@JsonCodec
sealed interface Animal permits Dog {} // BRN065: Dog, a subtype of Animal,

sealed class Dog implements Animal permits Puppy {
    public int age;
}

final class Puppy extends Dog {
    public int weeks;
}

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_ARRAY)
sealed interface Wrapped permits Size, Age {} // BRN065: Size, a subtype of Wrapped, cannot be distinguished by an array around them: it has no codec.

enum Size implements Wrapped {
    LARGE
}

record Age(@JsonValue int years) implements Wrapped {}
