package dev.burin.benchmarks.growth;

import dev.burin.Codec;
import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.model.everyday.Amounts10;
import dev.burin.benchmarks.model.everyday.Amounts10Codec;
import dev.burin.benchmarks.model.everyday.Colour;
import dev.burin.benchmarks.model.everyday.Colours10;
import dev.burin.benchmarks.model.everyday.Colours10Codec;
import dev.burin.benchmarks.model.everyday.Grid;
import dev.burin.benchmarks.model.everyday.GridCodec;
import dev.burin.benchmarks.model.everyday.LongText;
import dev.burin.benchmarks.model.everyday.LongTextCodec;
import dev.burin.benchmarks.model.everyday.Purchase;
import dev.burin.benchmarks.model.everyday.PurchaseCodec;
import dev.burin.benchmarks.model.everyday.PurchaseLine;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/** Objects like those of applications, with random values. */
public enum Everyday {
    /** Ten enums. */
    ENUMS(Colours10.class, Colours10Codec.INSTANCE, 10, Everyday::colours),
    /** Ten {@code BigDecimal} values with two decimal places. */
    DECIMALS(Amounts10.class, Amounts10Codec.INSTANCE, 10, Everyday::amounts),
    /** {@code int[10][10]}, with numbers of up to four digits. */
    MATRIX(Grid.class, GridCodec.INSTANCE, 1, Everyday::grid),
    /** A string of about 250 characters, with quotes and line ends. */
    LINES(LongText.class, LongTextCodec.INSTANCE, 1, Everyday::lines),
    /** A string of about 10 kB. */
    LONG_TEXT(LongText.class, LongTextCodec.INSTANCE, 1, Everyday::longText),
    /** Numbers, strings, an enum, a list of objects with prices, and a map. */
    PURCHASE(Purchase.class, PurchaseCodec.INSTANCE, 6, Everyday::purchase);

    private static final int GRID_SIZE = 10;
    private static final int QUOTED_WORDS = 6;
    private static final int WORDS_OF_LINES = 40;
    private static final int WORDS_OF_LONG_TEXT = 2_200;
    private static final int ATTRIBUTES = 3;

    private static final String[] WORDS =
            "the quick brown fox jumps over lazy dogs while seven wizards mix liquid jade for our boxer in vain"
                    .split(" ");

    private final Kind<?> kind;

    private record Kind<T>(Class<T> type, Codec<T> codec, int members, Function<Random, T> values) {
        List<Round<T>> rounds(Contender contender, Random random, int documents) throws IOException {
            Coding<T> coding = contender.coding(type, codec);
            List<Round<T>> rounds = new ArrayList<>();
            for (int i = 0; i < documents; i++) {
                rounds.add(Round.of(coding, values.apply(random), members));
            }
            return rounds;
        }
    }

    <T> Everyday(Class<T> type, Codec<T> codec, int members, Function<Random, T> values) {
        kind = new Kind<>(type, codec, members, values);
    }

    /** Creates {@code documents} documents that take turns. */
    List<? extends Round<?>> rounds(Contender contender, Random random, int documents) throws IOException {
        return kind.rounds(contender, random, documents);
    }

    private static Colours10 colours(Random random) {
        Colours10 colours = new Colours10();
        colours.a = colour(random);
        colours.b = colour(random);
        colours.c = colour(random);
        colours.d = colour(random);
        colours.e = colour(random);
        colours.f = colour(random);
        colours.g = colour(random);
        colours.h = colour(random);
        colours.i = colour(random);
        colours.j = colour(random);
        return colours;
    }

    private static Colour colour(Random random) {
        return Colour.values()[random.nextInt(Colour.values().length)];
    }

    private static Amounts10 amounts(Random random) {
        Amounts10 amounts = new Amounts10();
        amounts.a = price(random);
        amounts.b = price(random);
        amounts.c = price(random);
        amounts.d = price(random);
        amounts.e = price(random);
        amounts.f = price(random);
        amounts.g = price(random);
        amounts.h = price(random);
        amounts.i = price(random);
        amounts.j = price(random);
        return amounts;
    }

    /** Returns a price below 10,000; not a whole number, because some libraries write 10.00 as 10. */
    private static BigDecimal price(Random random) {
        return BigDecimal.valueOf(random.nextInt(100_000) * 10L + 1 + random.nextInt(9), 2);
    }

    private static Grid grid(Random random) {
        Grid grid = new Grid();
        grid.rows = Stream.generate(() -> random.ints(GRID_SIZE, 0, 10_000).toArray())
                .limit(GRID_SIZE)
                .toArray(int[][]::new);
        return grid;
    }

    private static LongText lines(Random random) {
        return text(words(random, QUOTED_WORDS, "\n\"") + words(random, WORDS_OF_LINES, " "));
    }

    private static LongText longText(Random random) {
        return text(words(random, WORDS_OF_LONG_TEXT, " "));
    }

    private static LongText text(String text) {
        LongText holder = new LongText();
        holder.text = text;
        return holder;
    }

    private static Purchase purchase(Random random) {
        Purchase purchase = new Purchase();
        purchase.id = random.nextInt(100_000_000);
        purchase.customer = words(random, 2, " ");
        purchase.label = colour(random);
        purchase.paid = random.nextBoolean();
        purchase.lines =
                Stream.generate(() -> line(random)).limit(1 + random.nextInt(5)).toList();
        Map<String, String> attributes = new LinkedHashMap<>();
        while (attributes.size() < ATTRIBUTES) {
            attributes.put(words(random, 1, ""), words(random, 2, " "));
        }
        purchase.attributes = attributes;
        return purchase;
    }

    private static PurchaseLine line(Random random) {
        PurchaseLine line = new PurchaseLine();
        line.article = words(random, 2, "-");
        line.count = 1 + random.nextInt(20);
        line.price = price(random);
        line.tags = Stream.generate(() -> words(random, 1, ""))
                .limit(random.nextInt(3))
                .toList();
        return line;
    }

    private static String words(Random random, int count, String between) {
        return String.join(
                between,
                random.ints(count, 0, WORDS.length).mapToObj(i -> WORDS[i]).toList());
    }
}
