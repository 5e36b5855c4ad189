package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.NameHash;
import dev.burin.codegen.TextSlice;
import dev.burin.codegen.TextTable;
import dev.burin.internal.bytes.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The constants of an enum by their JSON strings.
 *
 * <p>Reading guesses by the first bytes of the string, or else hashes all of them; then it compares all: a string binds to a
 * constant only if it equals its name or one of its aliases.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // the index into tables created from the constants themselves
public final class EnumTable<E extends Enum<E>> {
    private static final int MAX_NAMES_IN_MESSAGE = 8;

    private final E[] constants;
    private final String[] names;

    /** Each name as it is written, in quotes, followed by at least sixteen bytes that may also be stored. */
    private final byte[][] texts;

    private final int[] textLengths;

    private final Entry<E>[] entries;
    private final int mask;

    /** Created by the first read: many tables are only a step towards one with another alias. Racing threads create the same. */
    private @Nullable Spellings<E> spellings;

    /** Constants by all names, {@linkplain #folded regardless of case}; empty if case matters. */
    private final Map<String, E> byAnyLetters;

    /** What other strings are read as. */
    private final @Nullable E fallback;

    /** What is expected where a constant is read, for messages. */
    private final String expected;

    private record Entry<E extends Enum<E>>(MemberName name, E constant) {}

    /**
     * The names of all entries in their usual spelling.
     *
     * @param constants by the index of the text
     */
    @SuppressWarnings("ArrayRecordComponent") // only read
    private record Spellings<E extends Enum<E>>(TextTable texts, E[] constants) {}

    private EnumTable(
            E[] constants, String[] names, Entry<E>[] entries, Map<String, E> byAnyLetters, @Nullable E fallback) {
        this.byAnyLetters = byAnyLetters;
        this.fallback = fallback;
        this.constants = constants;
        this.names = names;
        this.entries = entries;
        expected = fallback == null ? expected(names) : "a string";
        mask = entries.length - 1;
        texts = new byte[names.length][];
        textLengths = new int[names.length];
        for (int i = 0; i < names.length; i++) {
            MemberName name = MemberName.of(names[i]);
            textLengths[i] = name.quotedLength();
            texts[i] = Arrays.copyOfRange(name.token(), 1, 1 + textLengths[i] + 2 * Long.BYTES);
        }
    }

    /**
     * Returns the table of an enum.
     *
     * @param constants all constants, in order of their ordinals; kept, not copied
     * @param names the JSON string of each, all different
     * @throws IllegalArgumentException if two are the same, one is {@code null} or has a lone surrogate, or their number is wrong
     */
    public static <E extends Enum<E>> EnumTable<E> of(E[] constants, String... names) {
        if (names.length != constants.length) {
            throw new IllegalArgumentException(names.length + " JSON strings for " + constants.length + " constants");
        }
        Entry<E>[] entries = newEntries(tableSize(constants.length));
        for (int i = 0; i < constants.length; i++) {
            insert(entries, new Entry<>(nameOf(names[i], constants[i]), constants[i]));
        }
        return new EnumTable<>(constants, names.clone(), entries, Map.of(), null);
    }

    /** The text may come from a user's method, so it may be anything. */
    private static MemberName nameOf(@Nullable String text, Enum<?> constant) {
        if (text == null) {
            throw new IllegalArgumentException(describe(constant) + " has null for its JSON string");
        }
        try {
            return MemberName.of(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(describe(constant) + ": " + e.getMessage(), e);
        }
    }

    /** Not {@code toString()}, which may be the text itself. */
    static String describe(Enum<?> constant) {
        return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
    }

    /**
     * Returns a table that reads {@code alias} as {@code constant}, too.
     *
     * @throws IllegalArgumentException if it is the string of another constant
     */
    public EnumTable<E> alias(String alias, E constant) {
        return with(List.of(new Entry<>(nameOf(alias, constant), constant)));
    }

    /**
     * Returns a table that reads aliases of many constants, too, which is faster than to add each on its own.
     *
     * @param aliases those of each constant, in order of their ordinals
     * @throws IllegalArgumentException if one is the string of another constant
     */
    public EnumTable<E> aliases(String[]... aliases) {
        List<Entry<E>> added = new ArrayList<>();
        for (int i = 0; i < aliases.length; i++) {
            for (String alias : aliases[i]) {
                added.add(new Entry<>(nameOf(alias, constants[i]), constants[i]));
            }
        }
        return with(added);
    }

    private EnumTable<E> with(List<Entry<E>> added) {
        List<Entry<E>> known = known();
        Entry<E>[] more = newEntries(tableSize(known.size() + added.size()));
        known.forEach(entry -> insert(more, entry));
        added.forEach(entry -> insert(more, entry));
        return new EnumTable<>(constants, names, more, byAnyLetters, fallback);
    }

    private List<Entry<E>> known() {
        return Arrays.stream(entries).filter(Objects::nonNull).toList();
    }

    /**
     * Returns a table that reads all strings, including aliases, regardless of case. ASCII letters match no letter outside
     * ASCII: neither is a Kelvin sign a K, nor a dotless i an I.
     *
     * @throws IllegalArgumentException if two constants have strings that differ only in case
     */
    public EnumTable<E> ignoringCase() {
        Map<String, E> byAnyLetters = new HashMap<>(); // sorts strings with the same hash code
        for (Entry<E> entry : entries) {
            if (entry != null) {
                E constant = entry.constant();
                E other = byAnyLetters.put(folded(entry.name().name()), constant);
                if (other != null && other != constant) {
                    boolean isFirst = constant.ordinal() < other.ordinal();
                    throw new IllegalArgumentException(describe(isFirst ? constant : other) + " and "
                            + describe(isFirst ? other : constant)
                            + " have JSON strings that differ in case only: make them differ");
                }
            }
        }
        return new EnumTable<>(constants, names, entries, byAnyLetters, fallback);
    }

    /** Returns the form shared by all strings that differ only in case. */
    public static String folded(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            char small = Character.toLowerCase(Character.toUpperCase(chars[i]));
            boolean isOfOneKind = isAscii(chars[i]) == isAscii(small);
            chars[i] = isOfOneKind ? small : chars[i];
        }
        return String.valueOf(chars);
    }

    private static boolean isAscii(char letter) {
        return letter < 0x80;
    }

    /** Returns a table that reads as {@code constant} what it would otherwise reject. */
    public EnumTable<E> orElse(E constant) {
        return new EnumTable<>(constants, names, entries, byAnyLetters, constant);
    }

    /** At most half full, so that a lookup ends soon. */
    private static int tableSize(int count) {
        return Math.max(4, Integer.highestOneBit(count) * 4);
    }

    @SuppressWarnings("unchecked") // an array of a generic type cannot be created otherwise
    private static <E extends Enum<E>> Entry<E>[] newEntries(int size) {
        return (Entry<E>[]) new Entry<?>[size];
    }

    private static <E extends Enum<E>> void insert(Entry<E>[] entries, Entry<E> entry) {
        byte[] utf8 = entry.name().utf8();
        int mask = entries.length - 1;
        int slot = NameHash.of(utf8, 0, utf8.length) & mask;
        while (entries[slot] != null) {
            if (entries[slot].name().equals(entry.name())) {
                requireSameConstant(entries[slot], entry);
                return;
            }
            slot = (slot + 1) & mask;
        }
        entries[slot] = entry;
    }

    private static <E extends Enum<E>> void requireSameConstant(Entry<E> first, Entry<E> second) {
        if (first.constant() != second.constant()) {
            throw new IllegalArgumentException(describe(first.constant()) + " and " + describe(second.constant())
                    + " have the same JSON string, \"" + first.name() + "\": make them differ");
        }
    }

    /** Returns the length in bytes of the longest JSON string, quotes included. */
    public int maxBytes() {
        return Arrays.stream(textLengths).max().orElse(0);
    }

    /** Stores the string of a constant, or {@code null}, in as many reserved bytes as the longest takes. */
    public int put(JsonWriter out, int at, @Nullable E value) {
        if (value == null) {
            return out.putNull(at);
        }
        int ordinal = value.ordinal();
        byte[] text = texts[ordinal];
        byte[] to = out.bytes();
        int length = textLengths[ordinal];
        if (length <= 2 * Long.BYTES) {
            Bytes.putLong(to, at, Bytes.getLong(text, 0));
            Bytes.putLong(to, at + Long.BYTES, Bytes.getLong(text, Long.BYTES));
        } else {
            System.arraycopy(text, 0, to, at, length);
        }
        return at + length;
    }

    /**
     * Reads a constant by its string.
     *
     * @throws dev.burin.JsonMismatchException if no constant has that name, or no string is next
     */
    public E read(JsonReader in) {
        E constant = readKnown(in);
        if (constant == null) {
            throw in.invalidText(expected);
        }
        return constant;
    }

    /** As {@link #read}, but {@code null} for {@code null} and for a string that no constant has. */
    public @Nullable E readOrNull(JsonReader in) {
        return in.readNull() ? null : readKnown(in);
    }

    private @Nullable E readKnown(JsonReader in) {
        Spellings<E> known = spellings;
        if (known == null) {
            known = newSpellings();
            spellings = known;
        }
        int found = in.findText(known.texts());
        return found == TextTable.NONE ? find(in.readText(expected)) : known.constants()[TextTable.index(found)];
    }

    private Spellings<E> newSpellings() {
        List<Entry<E>> known = known();
        E[] byText = Arrays.copyOf(constants, known.size());
        Arrays.setAll(byText, i -> known.get(i).constant());
        return new Spellings<>(TextTable.of(known.stream().map(Entry::name).toList()), byText);
    }

    /** Returns the string of a constant, for use as a member name; null for null. */
    public @Nullable String nameOf(@Nullable E constant) {
        return constant == null ? null : names[constant.ordinal()];
    }

    /**
     * Reads a member name and the colon, and returns the constant whose string the name is.
     *
     * @throws dev.burin.JsonMismatchException if no constant has that name
     */
    public E readName(JsonReader in) {
        E constant = find(in.readNameSlice());
        if (constant == null) {
            throw in.invalidKey(expected);
        }
        return constant;
    }

    private @Nullable E find(TextSlice text) {
        E constant = find(text.bytes(), text.start(), text.end());
        if (constant == null && !byAnyLetters.isEmpty()) {
            constant = byAnyLetters.get(folded(text.toString()));
        }
        return constant == null ? fallback : constant;
    }

    private @Nullable E find(byte[] utf8, int from, int to) {
        int slot = NameHash.of(utf8, from, to) & mask;
        for (Entry<E> entry = entries[slot]; entry != null; entry = entries[slot]) {
            if (entry.name().equalsUtf8(utf8, from, to)) {
                return entry.constant();
            }
            slot = (slot + 1) & mask;
        }
        return null;
    }

    private static String expected(String... names) {
        if (names.length == 0) {
            return "a constant (the enum has none)";
        }
        int count = Math.min(names.length, MAX_NAMES_IN_MESSAGE);
        String list = String.join(", ", Arrays.asList(names).subList(0, count));
        return "one of " + list + (count < names.length ? ", ..." : "");
    }
}
