import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
sealed interface Result<T> permits Ok, Failed {} // BRN073: Failed is a Result<Integer>: whether a Result<T> may be one

record Ok<T>(T value) implements Result<T> {}

record Failed(int code) implements Result<Integer> {}

@JsonCodec
sealed interface Listed<T> permits Many {} // BRN073: Many<T> is a Listed<List<T>>: whether a Listed<T> may be one

record Many<T>(List<T> values) implements Listed<List<T>> {}

@JsonCodec
sealed interface Shape permits Box {} // BRN073: Box<T> is a Shape: whether a Shape may be one

record Box<T>(T value) implements Shape {}

@JsonCodec
sealed interface Same<A, B> permits One {} // BRN073: One<X> is a Same<X, X>: whether a Same<A, B> may be one

record One<X>(X x) implements Same<X, X> {}

@JsonCodec
sealed interface Wide<T extends Number> permits Narrow {} // BRN073: Narrow<T> is a Wide<T>: whether a Wide<T> may be one

record Narrow<T extends Integer>(T x) implements Wide<T> {}
