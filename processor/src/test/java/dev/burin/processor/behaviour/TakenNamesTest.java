package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Codecs whose names classes of an earlier compilation have. */
class TakenNamesTest {
    private static final String IMPORTS = "package shop; import dev.burin.*; import dev.burin.annotation.*;\n";
    private static final String MONEY = IMPORTS + "public record Money(long cents) {}";
    private static final String MONEY_CODEC = IMPORTS + """
            public final class MoneyCodec implements Codec<Money> {
                @Override public void write(JsonWriter out, Money value) { out.writeLong(value.cents()); }
                @Override public Money read(JsonReader in) { return new Money(in.readLong()); }
            }
            """;

    @Test
    void aCodecOfTheUserIsNotReplacedByAnImport() {
        Project main = Project.withBurin().compile(MONEY, MONEY_CODEC);

        assertThat(Project.withBurin()
                        .using(main)
                        .errors(IMPORTS + "@JsonCodec @JsonImport(Money.class) record Expected(Money total) {}"))
                .anySatisfy(message -> assertThat(message)
                        .contains("[BRN056] The codec of Money would be called shop.MoneyCodec, but another class"));
    }

    @Test
    void aCodecOfTheUserIsNotReplacedByThatOfItsType() {
        Project main = Project.withBurin().compile(MONEY, MONEY_CODEC);

        assertThat(Project.withBurin().using(main).errors(MONEY.replace("public record", "@JsonCodec public record")))
                .anySatisfy(message -> assertThat(message).contains("[BRN056] The codec of Money"));
    }

    @Test
    void theCodecOfAnotherTypeIsNotReplaced() {
        Project main = Project.withBurin()
                .compile(IMPORTS + "public class Outer { @JsonCodec public record Inner(int id) {} }");

        assertThat(Project.withBurin().using(main).errors(IMPORTS + "@JsonCodec public record Outer_Inner(int id) {}"))
                .anySatisfy(message -> assertThat(message).contains("[BRN056] The codec of Outer_Inner"));
    }

    @Test
    void theCodecOfTheSameTypeIsReplaced() {
        String page = IMPORTS + "@JsonCodec public record Page<T>(T content, @JsonProperty(\"n\") int number) {}";
        Project first = Project.withBurin().compile(page);
        Project again = Project.withBurin().using(first).compile(page.replace("\"n\"", "\"m\""));

        assertThat(again.folder().resolve("shop/PageCodec.class")).isRegularFile();
    }
}
