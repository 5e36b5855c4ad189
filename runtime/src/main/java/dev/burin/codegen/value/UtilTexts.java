package dev.burin.codegen.value;

import java.nio.charset.Charset;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Languages, currencies, time zones, character sets and regular expressions. */
public final class UtilTexts {
    private static final int CURRENCY_CODE_CHARS = 3;

    /** {@code de-CH}; also reads {@code de_CH}. */
    public static final TextForm<Locale> LOCALE =
            new TextForm<>("a language tag such as de-CH", UtilTexts::text, UtilTexts::locale);

    /** {@code CHF} */
    public static final TextForm<Currency> CURRENCY =
            new TextForm<>("a currency such as CHF", Currency::getCurrencyCode, UtilTexts::currency);

    /** {@code Europe/Zurich} or {@code GMT+01:00} */
    public static final TextForm<TimeZone> TIME_ZONE =
            new TextForm<>("a time zone such as Europe/Zurich", UtilTexts::text, UtilTexts::timeZone);

    /** {@code UTF-8}; also reads the other names that the JDK knows. */
    public static final TextForm<Charset> CHARSET =
            new TextForm<>("a character set such as UTF-8", Charset::name, Charset::forName);

    /** A regular expression; the cost of using hostile ones is up to the user. */
    public static final TextForm<Pattern> PATTERN = new TextForm<>(
            "a regular expression of at most 1000 characters", UtilTexts::text, UtilTexts::pattern, UtilTexts::flaw);

    /** What the JDK says of a text that ends with a backslash. */
    private static final String UNSAID = "Unexpected internal error";

    /** The JDK compiles a run of equal letters in quadratic time. */
    private static final int MAX_PATTERN_LENGTH = 1000;

    private UtilTexts() {}

    private static String text(Locale locale) {
        String tag = locale.toLanguageTag();
        if (!Locale.forLanguageTag(tag).equals(locale)) {
            throw new IllegalArgumentException("The locale has no language tag that says all of it");
        }
        return tag;
    }

    /** JDK 25 needs many times the length of a string to report that it is not a code. */
    private static Currency currency(String code) {
        if (code.length() != CURRENCY_CODE_CHARS) {
            throw new IllegalArgumentException("no currency code");
        }
        return Currency.getInstance(code);
    }

    /** Unlike {@code forLanguageTag}, a builder drops nothing. */
    private static Locale locale(String text) {
        return new Locale.Builder().setLanguageTag(text.replace('_', '-')).build();
    }

    private static String text(TimeZone zone) {
        String id = zone.getID();
        TimeZone known = TimeZone.getTimeZone(id);
        if (!known.getID().equals(id) || !known.hasSameRules(zone)) {
            throw new IllegalArgumentException("The time zone is not the one that its ID stands for");
        }
        return id;
    }

    /** The JDK turns unknown time zones into Greenwich Mean Time. */
    private static @Nullable TimeZone timeZone(String text) {
        TimeZone zone = TimeZone.getTimeZone(text);
        return zone.getID().equals(text) ? zone : null;
    }

    private static String text(Pattern pattern) {
        String text = pattern.pattern();
        if (text.length() > MAX_PATTERN_LENGTH) {
            throw new IllegalArgumentException("The pattern is longer than " + MAX_PATTERN_LENGTH + " characters");
        }
        if (pattern.flags() != 0 && !saysFlags(text, pattern.flags())) {
            throw new IllegalArgumentException("The pattern has flags that its text does not say: begin it with (?i)");
        }
        return text;
    }

    /**
     * A string that is a pattern only with its flags, such as a literal parenthesis, causes an exception that quotes it: nobody
     * sees that.
     */
    private static boolean saysFlags(String text, int flags) {
        try {
            return Pattern.compile(text).flags() == flags;
        } catch (PatternSyntaxException e) {
            return false;
        }
    }

    private static @Nullable Pattern pattern(String text) {
        return text.length() <= MAX_PATTERN_LENGTH ? Pattern.compile(text) : null;
    }

    /** What the JDK says may quote names of groups, classes and characters. */
    private static String flaw(String text, boolean isShown) {
        try {
            pattern(text);
            return "";
        } catch (RuntimeException e) {
            return e instanceof PatternSyntaxException syntax ? flaw(syntax, isShown) : "";
        }
    }

    private static String flaw(PatternSyntaxException e, boolean isShown) {
        boolean isSaid = isShown && !e.getDescription().equals(UNSAID);
        String description = isSaid ? e.getDescription() + " " : "";
        return " (" + description + "near index " + e.getIndex() + ")";
    }
}
