package dev.burin.processor.schema;

import static dev.burin.processor.schema.TextScalars.text;

import dev.burin.processor.schema.Kind.Unjudged;
import java.io.File;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Types whose JSON is a string, and whose values cannot be keys, or are not equal although their strings are. */
final class OtherTexts {
    private static final int MAX_PATTERN = 1_000;

    /** The types that have the same string in Jackson. */
    static final List<Kind> SHARED = List.of(
            text(StringBuilder.class, OtherTexts::word, StringBuilder::new, StringBuilder::toString),
            text(
                    StringBuffer.class,
                    random -> new StringBuffer(word(random)),
                    StringBuffer::new,
                    StringBuffer::toString),
            text(CharSequence.class, OtherTexts::word, text -> text, CharSequence::toString),
            text(
                    URL.class,
                    random -> url("https://example.org/%C3%A9?q=" + random.nextInt(99)),
                    OtherTexts::url,
                    URL::toString),
            text(
                    Pattern.class,
                    random -> Pattern.compile("(?i)a+" + word(random)),
                    OtherTexts::pattern,
                    Pattern::pattern),
            text(
                    java.sql.Date.class,
                    random -> java.sql.Date.valueOf(LocalDate.ofEpochDay(random.nextInt(40_000))),
                    OtherTexts::date,
                    java.sql.Date::toString),
            text(
                    Time.class,
                    random -> Time.valueOf(LocalTime.ofSecondOfDay(random.nextInt(86_400))),
                    OtherTexts::time,
                    Time::toString));

    /** All of them. */
    static final List<Kind> ALL = Stream.concat(
                    SHARED.stream(),
                    Stream.of(
                            text(
                                    Timestamp.class,
                                    random -> Timestamp.from(
                                            Instant.ofEpochSecond(random.nextInt(), random.nextInt(3) * 1_001L)),
                                    text -> Timestamp.from(Instant.parse(text)),
                                    timestamp -> timestamp.toInstant().toString()),
                            text(
                                    InetAddress.class,
                                    random -> address(random.nextInt(256) + ".0.2." + random.nextInt(256)),
                                    OtherTexts::address,
                                    InetAddress::getHostAddress),
                            text(
                                    Path.class,
                                    random -> Path.of("docs", word(random).toString()),
                                    OtherTexts::path,
                                    Path::toString),
                            text(
                                    File.class,
                                    random -> new File(word(random).toString()),
                                    text -> path(text).toFile(),
                                    File::getPath)))
            .toList();

    private OtherTexts() {}

    private static StringBuilder word(Random random) {
        return new StringBuilder(Names.words(random).get(0));
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Pattern pattern(String text) {
        if (text.length() > MAX_PATTERN) {
            throw new IllegalArgumentException();
        }
        return Pattern.compile(text);
    }

    private static java.sql.Date date(String text) {
        return java.sql.Date.valueOf(LocalDate.parse(text));
    }

    private static Time time(String text) {
        LocalTime time = LocalTime.parse(text);
        if (time.getNano() != 0) {
            throw new IllegalArgumentException();
        }
        return Time.valueOf(time);
    }

    /** An address of four numbers; other addresses have their own tests. */
    private static InetAddress address(String text) {
        if (text.contains(":")) {
            throw new Unjudged();
        }
        String number = "(0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])";
        if (!text.matches(number + "(\\." + number + "){3}")) {
            throw new IllegalArgumentException();
        }
        try {
            return InetAddress.getByName(text);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A path; those that are written as a URI have their own tests. */
    private static Path path(String text) {
        if (text.startsWith("file:")) {
            throw new Unjudged();
        }
        return Path.of(text);
    }
}
