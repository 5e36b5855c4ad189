import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
sealed interface Result<T> permits Ok, Failed {} // BRN073: Failed is a Result<Integer>, so the codec of Result<T> cannot tell whether it may read one, or with which type arguments.

record Ok<T>(T value) implements Result<T> {}

record Failed(int code) implements Result<Integer> {}

@JsonCodec
sealed interface Listed<T> permits Many {} // BRN073: Many<T> is a Listed<List<T>>, so the codec of Listed<T> cannot tell

record Many<T>(List<T> values) implements Listed<List<T>> {}

@JsonCodec
sealed interface Shape permits Box {} // BRN073: Box<T> is a Shape, so the codec of Shape cannot tell

record Box<T>(T value) implements Shape {}

@JsonCodec
sealed interface Same<A, B> permits One {} // BRN073: One<X> is a Same<X, X>, so the codec of Same<A, B> cannot tell

record One<X>(X x) implements Same<X, X> {}

@JsonCodec
sealed interface Wide<T extends Number> permits Narrow {} // BRN073: Narrow<T> is a Wide<T>, so the codec of Wide<T> cannot tell

record Narrow<T extends Integer>(T x) implements Wide<T> {}
