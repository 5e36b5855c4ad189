package dev.burin.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.net.UnknownHostException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types whose strings the JDK creates and parses: what it would lose or look up elsewhere. */
class TextFormTest {
    /** The property that names packages with handlers of further protocols than those of the JDK. */
    private static final String HANDLERS = "java.protocol.handler.pkgs";

    private static <T> Codec<T> codec(TextForm<T> form) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                out.position(form.put(out, out.beginValue(), value));
            }

            @Override
            public T read(JsonReader in) {
                return form.read(in);
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "de-CH", "zh-Hant-TW", "und", "ja-JP-u-ca-japanese", "x-private", "sl-rozaj-biske"})
    void localesSurviveARoundTrip(String tag) {
        Locale locale = codec(UtilTexts.LOCALE).fromJson("\"" + tag + "\"");

        assertThat(locale).isEqualTo(Locale.forLanguageTag(tag));
        assertThat(codec(UtilTexts.LOCALE).toJson(locale)).isEqualTo("\"" + tag + "\"");
    }

    @Test
    void aLocaleWithoutItsOwnTagIsAnError() {
        assertNotWritten(UtilTexts.LOCALE, new Locale("no", "NO", "NY"), "The locale has no language tag");
    }

    @Test
    void aTimeZoneThatIsNotTheOneOfItsIdIsAnError() {
        TimeZone moved = TimeZone.getTimeZone("Europe/Zurich");
        moved.setRawOffset(0);

        assertNotWritten(UtilTexts.TIME_ZONE, moved, "The time zone is not the one that its ID stands for");
        assertNotWritten(UtilTexts.TIME_ZONE, new SimpleTimeZone(3_600_000, "UTC"), "The time zone is not the one");
        assertNotWritten(UtilTexts.TIME_ZONE, new SimpleTimeZone(0, "Foo"), "The time zone is not the one");
        assertThat(codec(UtilTexts.TIME_ZONE).toJson(new SimpleTimeZone(3_600_000, "GMT+01:00")))
                .isEqualTo("\"GMT+01:00\"");
    }

    @Test
    void flagsOutsideThePatternStringAreAnError() {
        assertNotWritten(UtilTexts.PATTERN, Pattern.compile("a", Pattern.CASE_INSENSITIVE), "The pattern has flags");
        assertNotWritten(UtilTexts.PATTERN, Pattern.compile("a", Pattern.LITERAL), "The pattern has flags");
        assertThat(codec(UtilTexts.PATTERN).toJson(Pattern.compile("(?i)a"))).isEqualTo("\"(?i)a\"");
    }

    @Test
    void aMalformedPatternIsAnErrorThatSaysWhatIsWrongWithIt() {
        Codec<Pattern> codec = codec(UtilTexts.PATTERN);
        Codec<Pattern> hiding = codec.with(JsonOptions.DEFAULT.withContentInErrors(false));

        assertThatThrownBy(() -> codec.fromJson("\"a(b\""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("Expected a regular expression of at most 1000 characters but found \"a(b\" "
                        + "(Unclosed group near index 3), at $ (line 1, column 1).");
        assertThatThrownBy(() -> hiding.fromJson("\"\\\\p{Zebra}\""))
                .hasMessage("Expected a regular expression of at most 1000 characters but found another string "
                        + "(near index 8), at $ (line 1, column 1).");
    }

    @Test
    void patternsWhoseCompilationWouldTakeQuadraticTimeAreRejected() {
        String longest = "a".repeat(1000);

        assertThat(codec(UtilTexts.PATTERN).fromJson("\"" + longest + "\"").pattern())
                .isEqualTo(longest);
        assertThatThrownBy(() -> codec(UtilTexts.PATTERN).fromJson("\"" + longest + "a\""))
                .isInstanceOf(JsonMismatchException.class);
        assertNotWritten(
                UtilTexts.PATTERN, Pattern.compile(longest + "a"), "The pattern is longer than 1000 characters");
    }

    @Test
    void scopesAreWrittenAsNumbersBecauseNamesBelongToOneMachine() throws UnknownHostException {
        InetAddress address = codec(NetTexts.INET_ADDRESS).fromJson("\"fe80::1%3\"");

        assertThat(codec(NetTexts.INET_ADDRESS).toJson(address)).isEqualTo("\"fe80:0:0:0:0:0:0:1%3\"");
        assertThat(address.getAddress())
                .isEqualTo(InetAddress.getByName("fe80::1").getAddress());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fe80::1%lo",
                "fe80::1%",
                "fe80::1%-1",
                "fe80::1%+1",
                "fe80::1%01",
                "192.0.2.1%1",
                "a.invalid",
                "1"
            })
    void anythingButAnAddressLiteralIsRejectedWithoutALookup(String text) {
        assertThatThrownBy(() -> codec(NetTexts.INET_ADDRESS).fromJson("\"" + text + "\""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("an IP address such as 192.0.2.1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " http://a/",
                "http://a/ ",
                "url:http://a/",
                "a",
                "nowhere://a/",
                "file:\\\\.\\\\a", // to the JDK for Windows, dots in a path
                "http://a:99999999999/",
                "http://[/"
            })
    void aUrlThatTheJdkWouldChangeIsRejected(String text) {
        assertThatThrownBy(() -> codec(NetTexts.URL).fromJson("\"" + text + "\""))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void dotsInUrlsDoNotTakeQuadraticTime() {
        String dots = "http://a" + "/.".repeat(1_000_000) + "/b";

        assertThatThrownBy(() -> codec(NetTexts.URL).fromJson("\"" + dots + "\""))
                .isInstanceOf(JsonMismatchException.class);
        assertThat(codec(NetTexts.URL).fromJson("\"http://a/b?c=/../d\"")).hasToString("http://a/b?c=/../d");
    }

    @Test
    void pathsAreKeptUnchangedAndThoseOfJacksonAreRead() {
        Path absolute = Path.of("docs").toAbsolutePath();

        assertThat(codec(FileTexts.PATH).fromJson("\"file://" + absolute + "\""))
                .isEqualTo(absolute);
        assertThat(codec(FileTexts.PATH).fromJson("\"file:/a\"")).isEqualTo(Path.of("file:/a"));
        assertThat(codec(FileTexts.PATH).toJson(Path.of("file:/a"))).isEqualTo("\"file:/a\"");
        assertThat(codec(FileTexts.PATH).fromJson("\"\"")).isEqualTo(Path.of(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"file:///a?b", "file:///a#b", "file:///%zz", "file:///a b"})
    void urisWithMoreThanAPathAreRejected(String text) {
        assertThatThrownBy(() -> codec(FileTexts.PATH).fromJson("\"" + text + "\""))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aPathOfAnotherFileSystemIsAnError() {
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");

        assertNotWritten(FileTexts.PATH, modules, "The path is of another file system than the default one");
    }

    @Test
    void stringsThatTheJdkWouldTakeForAnotherValueAreRejected() {
        for (String code : List.of("", "CH", "CHFF", "chf", "XYZ")) {
            assertThatThrownBy(() -> codec(UtilTexts.CURRENCY).fromJson("\"" + code + "\""))
                    .as(code)
                    .isInstanceOf(JsonMismatchException.class);
        }
        for (String id : List.of("", "Nowhere", "GMT+1", "europe/zurich")) {
            assertThatThrownBy(() -> codec(UtilTexts.TIME_ZONE).fromJson("\"" + id + "\""))
                    .as(id)
                    .isInstanceOf(JsonMismatchException.class);
        }
        assertThatThrownBy(() -> codec(NetTexts.URL).fromJson("\"http://a/../b\""))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void stringsAreReadAsTheyWereWritten() throws UnknownHostException {
        assertRoundTrip(UtilTexts.CURRENCY, Currency.getInstance("CHF"), "CHF");
        assertRoundTrip(UtilTexts.TIME_ZONE, TimeZone.getTimeZone("Europe/Zurich"), "Europe/Zurich");
        assertRoundTrip(NetTexts.INET_ADDRESS, InetAddress.getByName("192.0.2.1"), "192.0.2.1");
        assertRoundTrip(NetTexts.INET_ADDRESS, InetAddress.getByName("::1"), "0:0:0:0:0:0:0:1");
        assertThat(codec(UtilTexts.PATTERN).toJson(Pattern.compile("a+"))).isEqualTo("\"a+\"");
    }

    /** Asserts that a value and a key, which is never null, have the same string. */
    private static <T> void assertRoundTrip(TextForm<T> form, T value, String text) {
        RoundTrip.check(form::put, form::read, value);
        RoundTrip.checkKeys(form::putName, form::readName, value);
        RoundTrip.assertKeyRejected((out, at, none) -> form.putName(out, at, null));
        assertThat(RoundTrip.text(form::put, value)).isEqualTo("\"" + text + "\"");
        assertThat(RoundTrip.map(form::putName, value)).isEqualTo("{\"" + text + "\":7}");
    }

    private static <T> void assertNotWritten(TextForm<T> form, T value, String message) {
        assertThatThrownBy(() -> codec(form).toJson(value))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://a/#/../b",
                "http://a/b#/./c?d",
                "http://a/b?c#/../d",
                "http://a/b?/../c#/./d",
                "https://u@a:8080/b?c#d",
                "file:/a/b",
                "ftp://a/b",
                "mailto:a@b.example",
                "jrt:/java.base/a",
                "jmod:/java.base",
                "jar:file:/a.jar!/b/c",
                "jar:https://a/b.jar!/"
            })
    void urlsAreReadAsTheyWereWritten(String text) throws MalformedURLException {
        URL url = new URL(text);

        assertThat(codec(NetTexts.URL).toJson(url)).isEqualTo("\"" + text + "\"");
        assertThat(codec(NetTexts.URL).fromJson("\"" + text + "\"")).hasToString(text);
    }

    @Test
    void aUrlThatIsNotReadIsNotWritten() throws MalformedURLException {
        URLStreamHandler handler = new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                throw new AssertionError();
            }
        };
        URL[] urls = {new URL("http", "h", "/a/../b"), new URL("http", "h", "/./b"), new URL(null, "foo:x", handler)};
        for (URL url : urls) {
            assertNotWritten(NetTexts.URL, url, "The URL would not be read");
        }
    }

    @Test
    void aUrlThatIsReadAsAnotherIsNotWritten() throws MalformedURLException {
        URL[] urls = {
            new URL("http", "h", "a"), // http://ha
            new URL("http", "h", ":80/a"),
            new URL("http", "h", "u@h/a"),
            new URL("http", "", "//h/a"),
            new URL("file", "", "//h/a"),
            new URL("http", "h", "/a "),
            new URL(new URL("http://h/b"), "a", new URLStreamHandler() {
                @Override
                protected void parseURL(URL url, String spec, int start, int limit) {
                    setURL(url, "http", "h", 80, "h", null, "/a", null, null);
                }

                @Override
                protected URLConnection openConnection(URL url) {
                    throw new AssertionError();
                }
            })
        };
        for (URL url : urls) {
            assertNotWritten(NetTexts.URL, url, "The URL would not be read");
        }
    }

    /** They have an empty authority where those that are read have none. */
    @Test
    void urlsCreatedFromPartsAreReadAsTheyWere() throws MalformedURLException {
        URL[] urls = {
            Path.of("/a b/c").toUri().toURL(),
            new URL("file", null, "/a"),
            new URL("file", "", "/a"),
            new URL("mailto", "", "a@b.example"),
            new URL("jar", "", "file:/a.jar!/b"),
            new URL("http", "::1", 80, "/a?b#c"),
            new URL("http", "h", ""),
            new URL("http", "h", "?q"),
            new URL("http", "", "/a"),
            new URL(new URL("http://h"), "a"),
            new URL("HTTP", "H", "/a"),
            TextFormTest.class.getResource("TextFormTest.class"),
            String.class.getResource("String.class")
        };
        for (URL url : urls) {
            assertThat(codec(NetTexts.URL)
                            .fromJson(codec(NetTexts.URL).toJson(url))
                            .toExternalForm())
                    .isEqualTo(url.toExternalForm());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "foo:x",
                "classpath:a",
                "known:x",
                "KNOWN:x",
                "jar:known:x!/",
                "JAR:Known:x!/",
                "jar:url:known:x!/",
                "jar: known:x!/",
                "jar:jar:known:x!/!/",
                "jar:jar:file:/a.jar!/b.jar!/c",
                "jar:",
                "jar:file",
                "jar:file:/a",
                ":",
                "/a:b",
                "file",
                "#file:/a",
                "\u212Anown:x"
            })
    void noClassIsLookedUpBecauseAUrlNamesIt(String text) throws MalformedURLException {
        System.setProperty(HANDLERS, "dev.burin.codegen.value");
        try {
            assertThatThrownBy(() -> codec(NetTexts.URL).fromJson("\"" + text + "\""))
                    .isInstanceOf(JsonMismatchException.class);
            assertThat(new URL("known:x")).hasToString("known:x"); // the JDK finds the class
        } finally {
            System.clearProperty(HANDLERS);
        }
    }
}
