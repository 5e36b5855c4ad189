package dev.burin.processor.read;

import static dev.burin.processor.read.Reading.names;
import static dev.burin.processor.read.Reading.observations;
import static dev.burin.processor.read.Reading.property;
import static dev.burin.processor.read.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.model.Accessor;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Observation;
import org.junit.jupiter.api.Test;

/** How instances are created. */
class CreatorReaderTest {

    @Test
    void aRecordUsesItsCanonicalConstructor() {
        Creator creator = read("Point", """
                @JsonCodec record Point(int x, int y) {
                    Point(int x) { this(x, 0); }
                    Point(int x, String y) { this(x, 0); }
                }
                """).creator().orElseThrow();

        assertThat(creator.start().isConstructor()).isTrue();
        assertThat(creator.start().owner()).hasToString("sample.Point");
        assertThat(creator.arguments()).containsExactly("x", "y");
    }

    @Test
    void aConstructorWithoutParametersIsPreferredWhenThereAreSetters() {
        Creator creator = read("Bean", """
                @JsonCodec class Bean {
                    public int x;
                    Bean() {}
                    Bean(int x) {}
                }
                """).creator().orElseThrow();

        assertThat(creator.arguments()).isEmpty();
        assertThat(creator.setters()).hasSize(1);
    }

    @Test
    void anImmutableClassUsesTheConstructorWithItsProperties() {
        Creator creator = read("Point", """
                @JsonCodec class Point {
                    final int x;
                    final int y;
                    Point() { this(0, 0); }
                    Point(int x, int y) { this.x = x; this.y = y; }
                    Point(String text) { this(); }
                }
                """).creator().orElseThrow();

        assertThat(creator.arguments()).containsExactly("x", "y");
        assertThat(creator.setters()).isEmpty();
    }

    @Test
    void anAnnotatedFactoryWins() {
        Creator creator = read("Money", """
                @JsonCodec class Money {
                    public long amount;
                    public String currency;
                    @JsonCreator static Money of(long amount, @JsonProperty("cur") String currency) { return new Money(); }
                }
                """).creator().orElseThrow();

        assertThat(creator.start().isConstructor()).isFalse();
        assertThat(creator.start().method()).isEqualTo("of");
        assertThat(creator.arguments()).containsExactly("amount", "currency");
    }

    @Test
    void theNameOfAParameterIsTheNameOfItsProperty() {
        CodecTarget target = read("Money", """
                @JsonCodec class Money {
                    private final String currency;
                    Money(@JsonProperty("cur") String currency) { this.currency = currency; }
                    public String getCurrency() { return currency; }
                }
                """);

        assertThat(property(target, "currency").jsonName()).isEqualTo("cur");
    }

    @Test
    void aParameterMayHaveTheJsonNameOfAProperty() {
        CodecTarget target = read("Money", """
                @JsonCodec class Money {
                    private final String currency;
                    Money(@JsonProperty("cur") String code) { currency = code; }
                    @JsonProperty("cur") public String getCurrency() { return currency; }
                }
                """);

        assertThat(names(target.properties())).containsExactly("currency");
        assertThat(target.creator().orElseThrow().arguments()).containsExactly("currency");
    }

    @Test
    void aNamedParameterWithoutPropertyIsReadOnly() {
        CodecTarget target = read("User", """
                @JsonCodec class User {
                    public final String name;
                    @JsonCreator User(String name, @JsonProperty("password") String secret) { this.name = name; }
                }
                """);

        assertThat(property(target, "secret").direction()).isEqualTo(Direction.DECODE);
        assertThat(property(target, "secret").jsonName()).isEqualTo("password");
        assertThat(observations(target)).isEmpty();
    }

    @Test
    void aSingleValueIsCreatedFromItsValue() {
        CodecTarget target = read("UserId", """
                @JsonCodec record UserId(@JsonValue long number) {}
                """);

        assertThat(target.form()).isEqualTo(Form.SINGLE_VALUE);
        assertThat(names(target.properties())).containsExactly("number");
        assertThat(target.creator().orElseThrow().arguments()).containsExactly("number");
    }

    @Test
    void aSingleValueMayHaveAFactory() {
        CodecTarget target = read("Money", """
                @JsonCodec class Money {
                    private Money() {}
                    @JsonCreator static Money parse(String text) { return new Money(); }
                    @JsonValue String text() { return ""; }
                }
                """);

        assertThat(target.creator().orElseThrow().start().method()).isEqualTo("parse");
        assertThat(property(target, "text").type().displayName()).isEqualTo("String");
    }

    @Test
    void abstractTypesNeedNoCreator() {
        CodecTarget target = read("Shape", """
                @JsonCodec interface Shape { int getSize(); }
                """);

        assertThat(target.creator()).isEmpty();
        assertThat(observations(target)).containsExactly(Observation.Kind.ABSTRACT_TYPE);
    }

    @Test
    void aPrivateValueIsReadThroughItsGetter() {
        CodecTarget target = read("UserId", """
                @JsonCodec class UserId {
                    @JsonValue private final long number;
                    UserId(long number) { this.number = number; }
                    long getNumber() { return number; }
                }
                """);

        assertThat(target.properties().get(0).accessor()).contains(Accessor.method("getNumber"));
        assertThat(observations(target)).isEmpty();
    }

    @Test
    void theNameInAnAnnotationTakesPrecedenceOverThatOfTheParameter() {
        CodecTarget target = read("Item", """
                @JsonCodec class Item {
                    private final String id;
                    private final int value;
                    private Item(String id, int value) { this.id = id; this.value = value; }
                    @JsonCreator static Item of(@JsonProperty("id") String value, @JsonProperty("value") int id) {
                        return new Item(value, id); }
                    public String getId() { return id; }
                    public int getValue() { return value; }
                }
                """);

        assertThat(target.creator().orElseThrow().arguments()).containsExactly("id", "value");
        assertThat(names(target.properties())).containsExactly("id", "value");
        assertThat(observations(target)).isEmpty();
    }
}
