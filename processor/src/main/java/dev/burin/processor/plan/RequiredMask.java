package dev.burin.processor.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Which members must be present, with 64 members in each word.
 *
 * @param words bit {@code i % 64} of word {@code i / 64} stands for member {@code i}
 */
public record RequiredMask(List<Long> words) {

    /** Copies the list. */
    public RequiredMask {
        words = List.copyOf(words);
    }

    /** Returns the mask of the members, given whether each is required, in order. */
    public static RequiredMask of(List<Boolean> isRequired) {
        List<Long> words = new ArrayList<>();
        for (int i = 0; i < isRequired.size(); i++) {
            if (bitOf(i) == 0) {
                words.add(0L);
            }
            if (isRequired.get(i)) {
                words.set(wordOf(i), words.get(wordOf(i)) | 1L << bitOf(i));
            }
        }
        return new RequiredMask(words);
    }

    /** Returns the index of the word with the bit of this member. */
    public static int wordOf(int member) {
        return member / Long.SIZE;
    }

    /** Returns the position of this member's bit in its word. */
    public static int bitOf(int member) {
        return member % Long.SIZE;
    }

    /** Whether no member is required. */
    public boolean isEmpty() {
        return words.stream().allMatch(word -> word == 0);
    }

    /** Returns the required members of a word, in the order of their bits. */
    public List<Integer> membersOf(int word) {
        List<Integer> members = new ArrayList<>();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if ((words.get(word) >>> bit & 1) != 0) {
                members.add(word * Long.SIZE + bit);
            }
        }
        return members;
    }
}
