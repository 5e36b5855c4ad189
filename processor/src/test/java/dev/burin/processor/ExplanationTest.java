package dev.burin.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code -Aburin.explain} prints, word for word. */
class ExplanationTest {
    private static final String SOURCE = """
            package sample;
            import dev.burin.annotation.*;
            import java.util.*;

            @JsonCodec(naming = Naming.SNAKE_CASE, include = JsonInclude.Include.NON_NULL)
            @JsonIgnoreProperties("old_name")
            class Customer {
                public long customerId;
                @JsonProperty(value = "mail", required = true) @JsonInclude(JsonInclude.Include.ALWAYS)
                @JsonAlias({"email", "e-mail"}) public String address;
                @JsonProperty(access = JsonProperty.Access.READ_ONLY) public int visits;
                @JsonIgnore public String token;
                public String oldName;
                private Optional<String> nick = Optional.empty();
                private int secret;
                public Optional<String> getNick() { return nick; }
                public void setNick(Optional<String> nick) { this.nick = nick; }
            }

            @JsonCodec
            record Point(int x, OptionalInt y, @JsonIgnore String name, Level level) {}

            @JsonCodec
            enum Level { @JsonProperty("low") @JsonAlias("l") LOW, HIGH }

            @JsonCodec
            @JsonTypeInfo(fallback = Other.class)
            sealed interface Shape permits Circle, Other {}

            @JsonAlias("round")
            record Circle(double radius) implements Shape {}

            record Other() implements Shape {}

            @JsonCodec
            record Id(@JsonValue String text) {}

            @JsonCodec
            record Counts(Map<Id, Integer> byId) {}

            @JsonCodec
            record Label(String text) {
                @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static Label of(String text) { return new Label(text); }
            }

            @JsonCodec
            @JsonIgnoreProperties("home_zip")
            record Person(@JsonUnwrapped(prefix = "home_") Address home, @JsonAny Map<String, Object> rest) {}

            class Address {
                public String city;
                public int zip;
                @JsonIgnore public String note;
                private final List<String> lines = new ArrayList<>();
                public List<String> getLines() { return lines; }
                @JsonUnwrapped public Place place;
            }

            @JsonCodec(include = JsonInclude.Include.NON_EMPTY)
            record Patch(
                    dev.burin.Presence<String> name,
                    @JsonSetter(nulls = JsonSetter.Nulls.FAIL) dev.burin.Presence<Integer> age) {}

            @JsonCodec
            record Login(@JsonRedact String password, @JsonRedact(JsonRedact.Form.LAST4) int pin) {}

            record Place(double north, double east) {}
            """;

    private static List<String> notes(String option) {
        Compilation compilation = Compiler.javac()
                .withProcessors(new JsonCodecProcessor())
                .withOptions(option)
                .compile(JavaFileObjects.forSourceString("sample.Customer", SOURCE));
        assertThat(compilation.errors()).isEmpty();
        return compilation.notes().stream()
                .map(note -> note.getMessage(Locale.ROOT).replaceAll("\\R    ", "\n  ")) // javac indents, too
                .toList();
    }

    @Test
    void unwrappedMembersAreMarkedInTheExplanation() {
        assertThat(notes("-Aburin.explain=Person")).singleElement().asString().isEqualTo("""
                PersonCodec: 4 members, 6 names in 6 cases, 2 runs, ≤ 2 bytes + home + rest, unknown members in rest
                  home: Address, replaced by its members; written from home(); read into a parameter of the constructor; \
                null if none of them is present
                  home.city: String, "home_city"; written from city; read into city; null is null; unchanged if absent
                  home.zip: not a member, by @JsonIgnoreProperties
                  home.note: not a member, by @JsonIgnore
                  home.lines: List<String>, "home_lines"; written from getLines(); added to the content of getLines(); null adds nothing; \
                unchanged if absent
                  home.place: Place, replaced by its members; written from place; read into place; \
                null if none of them is present
                  home.place.north: double, "home_north"; written from north(); read into a parameter of the constructor; \
                null is rejected; zero or false if absent
                  home.place.east: double, "home_east"; written from east(); read into a parameter of the constructor; \
                null is rejected; zero or false if absent
                  rest: Map<String, Object>, unknown members; written from rest(); \
                read into a parameter of the constructor""");
    }

    @Test
    void eachMemberOfAClassIsExplainedWithItsOriginAndItsUse() {
        assertThat(notes("-Aburin.explain=Customer")).containsExactly("""
                CustomerCodec: 4 members, 5 names in 5 cases, 3 runs, ≤ 73 bytes + address + nick
                  customerId: long, "customer_id" by naming SNAKE_CASE; written from customerId; read into customerId; \
                null is rejected; unchanged if absent
                  address: String, "mail" by annotation, also read as "email", "e-mail"; written from address; \
                read into address; null is null; rejected if absent
                  visits: int, "visits" by naming SNAKE_CASE; written from visits; not read, but skipped
                  token: not a member, by @JsonIgnore
                  oldName: not a member, by @JsonIgnoreProperties
                  nick: Optional<String>, "nick" by naming SNAKE_CASE; written from getNick() if NON_NULL; read into setNick(…); \
                null is empty; unchanged if absent
                  secret: not a member, because the codec reaches neither the field nor an accessor""");
    }

    @Test
    void presenceMembersAreExplainedWithTheirAbsentValue() {
        assertThat(notes("-Aburin.explain=Patch")).singleElement().asString().isEqualTo("""
                PatchCodec: 2 members, 2 names in 2 cases, 2 runs, ≤ 28 bytes + name
                  name: Presence<String>, "name"; written from name() unless absent; read into a parameter of the constructor; \
                null is Presence.ofNull(); Presence.absent() if absent
                  age: Presence<Integer>, "age"; written from age() unless absent; read into a parameter of the constructor; \
                null is rejected, by @JsonSetter; Presence.absent() if absent""");
    }

    @Test
    void redactedMembersAreExplainedWithTheirFormInLogs() {
        assertThat(notes("-Aburin.explain=Login")).singleElement().asString().isEqualTo("""
                LoginCodec: 2 members, 2 names in 2 cases, 2 runs, ≤ 52 bytes + password
                  password: String, "password"; written from password(), in logs as "***"; read into a parameter of the constructor; \
                null is null; null if absent
                  pin: int, "pin"; written from pin(), in logs as its last four characters; \
                read into a parameter of the constructor; null is rejected; zero or false if absent""");
    }

    @Test
    void severalTypesMayBeNamed() {
        assertThat(notes("-Aburin.explain=Point, sample.Level")).containsExactlyInAnyOrder("""
                PointCodec: 3 members, 3 names in 3 cases, 2 runs, ≤ 42 bytes + level
                  x: int, "x"; written from x(); read into a parameter of the constructor; null is rejected; \
                zero or false if absent
                  y: OptionalInt, "y"; written from y(); read into a parameter of the constructor; null is empty; \
                empty if absent
                  name: not a member, by @JsonIgnore
                  level: Level, "level"; written from level(); read into a parameter of the constructor; null is null; \
                null if absent""", """
                LevelCodec: one constant, ≤ 6 bytes
                  LOW: "low", also read as "l"
                  HIGH: "HIGH\"""");
    }

    @Test
    void hierarchiesAndSingleValuesAreExplained() {
        assertThat(notes("-Aburin.explain=Shape,Circle,Other,Id")).containsExactlyInAnyOrder("""
                ShapeCodec: 2 subtypes by "@type": Circle, Other
                  Circle: "Circle", also read as "round"
                  Other: "Other", and unknown labels""", """
                CircleCodec: 2 members, 2 names in 2 cases, 1 run, ≤ 52 bytes
                  subtype of a hierarchy, distinguished by "@type": "Circle", also read as "round"
                  radius: double, "radius"; written from radius(); read into a parameter of the constructor; null is rejected; \
                zero or false if absent""", """
                OtherCodec: 1 member, 1 name in 1 case, 1 run, ≤ 17 bytes
                  subtype of a hierarchy, distinguished by "@type": "Other", and unknown labels""", """
                IdCodec: one value, unbounded
                  text: String, the whole value; written from text(); read into a parameter of the constructor""");
    }

    @Test
    void theValueReadInPlaceOfTheMembersIsExplained() {
        assertThat(notes("-Aburin.explain=Label")).containsExactly("""
                LabelCodec: 1 member, 0 names in 0 cases, 2 runs, ≤ 9 bytes + text, read from one String
                  text: String, "text"; written from text(); not read
                  textValue: String, the whole value that is read; read into a parameter of of(…)""");
    }

    @Test
    void theMembersThatRepresentKeysAreExplained() {
        assertThat(notes("-Aburin.explain=Counts")).singleElement().asString().contains("""
                byId: Map<Id, Integer>, "byId"; keys as their text(), by @JsonValue; written from byId();""");
    }

    @ParameterizedTest
    @CsvSource({
        "-Aburin.explain, 12",
        "-Aburin.explain=true, 12",
        "-Aburin.explain=*, 12",
        "-Aburin.explain=false, 0",
        "'-Aburin.explain=sample.*', 1",
        "-Aburin.explain=ircle, 1",
        "-Aburin.naming=IDENTITY, 0"
    })
    void theOptionNamesTypesOrAll(String option, int count) {
        assertThat(notes(option).stream().filter(note -> !note.contains("unrecognized")))
                .hasSize(count);
    }

    @Test
    void aNameThatIsNotATypeIsReported() {
        assertThat(notes("-Aburin.explain=Costumer")).containsExactly("-Aburin.explain: Costumer gets no codec here.");
    }
}
