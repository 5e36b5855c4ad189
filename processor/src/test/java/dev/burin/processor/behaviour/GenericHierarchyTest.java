package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sealed types with type variables, which their subtypes pass on. */
class GenericHierarchyTest {

    @Test
    void subtypesAreReadWithTheCodecsOfTheSealedType() {
        Compiled type = compile(
                "@JsonCodec sealed interface Result<T> permits Ok, Err {}",
                "record Ok<T>(T value) implements Result<T> {}",
                "record Err<T>(String message) implements Result<T> {}",
                "@JsonCodec record Answer(Result<List<Integer>> result) {}");
        Codec<Object> result = type.codecOf("Result", Codecs.STRING);

        assertThat(result.toJson(result.fromJson("{\"value\":\"a\",\"@type\":\"Ok\"}")))
                .isEqualTo("{\"@type\":\"Ok\",\"value\":\"a\"}");
        assertThat(result.toJson(result.fromJson("{\"@type\":\"Err\",\"message\":\"m\"}")))
                .isEqualTo("{\"@type\":\"Err\",\"message\":\"m\"}");
        assertThatThrownBy(() -> result.fromJson("{\"@type\":\"Ok\",\"value\":1}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.value");
        String answer = "{\"result\":{\"@type\":\"Ok\",\"value\":[1]}}";
        Codec<Object> answers = type.codec("AnswerCodec");
        assertThat(answers.toJson(answers.fromJson(answer))).isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"OBJECT", "ARRAY"})
    void labelsMayWrapTheSubtypes(String wrapper) {
        Compiled type = compile(
                "@JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_" + wrapper + ")"
                        + " sealed interface Result<T> permits Ok, Many {}",
                "record Ok<T>(T value) implements Result<T> {}",
                "record Many<T>(@JsonValue List<T> values) implements Result<T> {}");
        Codec<Object> result = type.codecOf("Result", Codecs.STRING);

        for (String[] parts : new String[][] {{"Ok", "{\"value\":\"a\"}"}, {"Many", "[\"a\",\"b\"]"}}) {
            String label = '"' + parts[0] + '"';
            String json =
                    wrapper.equals("OBJECT") ? "{" + label + ":" + parts[1] + "}" : "[" + label + "," + parts[1] + "]";
            assertThat(result.toJson(result.fromJson(json))).isEqualTo(json);
        }
    }

    @Test
    void subtypesMayHaveTheVariablesInAnotherOrderAndUnderOtherNames() {
        Compiled type = compile(
                "@JsonCodec sealed abstract class Either<L, R> permits Left, Middle {}",
                "final class Left<B, A> extends Either<A, B> { public A left; public B also; }",
                "@JsonCodec abstract sealed class Middle<X, Y> extends Either<Y, X> permits Right {}",
                "final class Right<P, Q> extends Middle<Q, P> { public P p; public Q q; }");
        Codec<Object> either = type.codecOf("Either", Codecs.STRING, Codecs.INTEGER);
        Codec<Object> middle = type.codecOf("Middle", Codecs.INTEGER, Codecs.STRING);

        for (String json : new String[] {
            "{\"@type\":\"Left\",\"left\":\"a\",\"also\":1}", "{\"@type\":\"Right\",\"p\":\"a\",\"q\":1}"
        }) {
            assertThat(either.toJson(either.fromJson(json))).isEqualTo(json);
        }
        assertThat(middle.toJson(middle.fromJson("{\"@type\":\"Right\",\"p\":\"a\",\"q\":1}")))
                .isEqualTo("{\"@type\":\"Right\",\"p\":\"a\",\"q\":1}");
    }

    @Test
    void subtypesMaySpecifyTheVariablesOfAnOrdinarySuperclass() {
        Compiled type = compile(
                "@JsonCodec sealed interface Event permits Created, Deleted {}",
                "class Base<T> { public T id; }",
                "final class Created extends Base<UUID> implements Event { public String name; }",
                "final class Deleted extends Base<Integer> implements Event {}");
        String json = "{\"@type\":\"Deleted\",\"id\":1}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aGenericHierarchyMayContainItself() {
        Compiled type = compile(
                "@JsonCodec sealed interface Tree<T> permits Leaf, Fork {}",
                "record Leaf<T>(T value) implements Tree<T> {}",
                "record Fork<T>(Tree<T> left, List<? extends Tree<T>> right) implements Tree<T> {}");
        Codec<Object> tree = type.codecOf("Tree", Codecs.INTEGER);
        String json = "{\"@type\":\"Fork\",\"left\":{\"@type\":\"Leaf\",\"value\":1},"
                + "\"right\":[{\"@type\":\"Fork\",\"left\":null,\"right\":[]}]}";

        assertThat(tree.toJson(tree.fromJson(json))).isEqualTo(json);
    }
}
