package dev.burin.benchmarks.kernel;

import java.util.Random;

/** The characters of the strings in a kernel benchmark, and their number. */
public enum TextKind {
    ASCII_1_TO_8(Letters.WORDS, 1, 8),
    ASCII_9_TO_30(Letters.WORDS, 9, 30),
    ASCII_60(Letters.WORDS, 60, 60),
    ASCII_200(Letters.WORDS, 200, 200),
    /** A question mark in every 80 characters or so: a {@code String} has one where its UTF-8 may stand for something else. */
    QUESTIONS_200(Letters.WORDS + "?", 200, 200),
    ESCAPES_60(Letters.WORDS + "\"\\\n", 60, 60),
    LATIN_30(Letters.WORDS + "éèüßñ", 30, 30),
    CHINESE_30(Letters.CHINESE, 30, 30),
    /** Two bytes per letter, and a space after six letters on average. */
    RUSSIAN_60(Letters.RUSSIAN, 60, 60),
    MIXED_30(Letters.WORDS + Letters.CHINESE, 30, 30);

    private final String characters;
    private final int shortest;
    private final int longest;

    TextKind(String characters, int shortest, int longest) {
        this.characters = characters;
        this.shortest = shortest;
        this.longest = longest;
    }

    /** Returns {@link KernelBenchmark#VALUES} strings of this kind. */
    String[] texts(Random random) {
        String[] texts = new String[KernelBenchmark.VALUES];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = text(random);
        }
        return texts;
    }

    private String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int count = shortest + random.nextInt(longest - shortest + 1); count > 0; count--) {
            text.append(characters.charAt(random.nextInt(characters.length())));
        }
        return text.toString();
    }

    private static final class Letters {
        static final String WORDS = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 .,-_/:";
        static final String RUSSIAN = "абвгдежзийклмнопрстуфхцчшщыьэюя" + " ".repeat(5);
        static final String CHINESE = "天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏，。";
    }
}
