package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;
import dev.burin.benchmarks.model.github.Fork;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.gsoc.Author;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.gsoc.Sponsor;
import dev.burin.benchmarks.model.twitter.User;
import java.time.ZoneOffset;
import java.util.Date;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.ForyJsonBuilder;
import org.apache.fory.json.annotation.JsonMixin;
import org.apache.fory.json.annotation.JsonProperty;
import org.apache.fory.json.codec.JsonValueCodec;
import org.apache.fory.json.reader.JsonReader;
import org.apache.fory.json.reader.Latin1JsonReader;
import org.apache.fory.json.reader.Utf16JsonReader;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.StringJsonWriter;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.apache.fory.reflect.TypeRef;

/**
 * Apache Fory JSON, which compiles at run time: here immediately, except where the start is measured, in the background, as
 * is its default. Like Jackson, it writes nulls, but not in mime-db. By default a {@code Date} would be a number; all
 * other libraries write a string, so here Fory does too, with its own method for times with an offset.
 *
 * <p>Real documents are read by its interpreter: the compiled code of 1.6.0 rejects a space between a colon and a string.
 */
final class ForyTasks {
    /** The system property that makes Fory compile in the background, as it does by default. */
    private static final String IN_BACKGROUND = "burin.benchmarks.fory.background";

    private ForyTasks() {}

    private static ForyJsonBuilder builder() {
        return ForyJson.builder()
                .writeNullFields(true)
                .withAsyncCompilation(Boolean.getBoolean(IN_BACKGROUND))
                .registerMixin(UserNames.class)
                .registerMixin(EventNames.class)
                .registerMixin(ForkNames.class)
                .registerMixin(AuthorNames.class)
                .registerMixin(ProjectNames.class)
                .registerMixin(SponsorNames.class)
                .registerCodec(EventStatus.class, new EventStatusCodec())
                .registerCodec(Date.class, new DateCodec());
    }

    @SuppressWarnings("unchecked") // The sample is of the scenario's type.
    static Task<Object> task(Scenario scenario) {
        Sample sample = scenario.sample();
        ForyJson reader = reader(scenario);
        ForyJson writer = scenario == Scenario.MIME_DB ? WithoutNulls.JSON : Compiled.JSON;
        if (scenario.type() instanceof Class<?> plainType) {
            Class<Object> objectType = (Class<Object>) plainType;
            return new Task<>(
                    sample,
                    bytes -> reader.fromJson(bytes, objectType),
                    value -> writer.toJsonBytes(value, objectType));
        }
        TypeRef<Object> type = (TypeRef<Object>) TypeRef.of(scenario.type());
        return new Task<>(sample, bytes -> reader.fromJson(bytes, type), value -> writer.toJsonBytes(value, type));
    }

    private static ForyJson reader(Scenario scenario) {
        return switch (scenario) {
            case MIME_DB, TWITTER, CITM_CATALOG, CANADA, GITHUB_EVENTS, GSOC -> Interpreted.JSON;
            default -> Compiled.JSON;
        };
    }

    /** Each instance is created only if it is used, because creating it takes time at the start. */
    private static final class Compiled {
        static final ForyJson JSON = builder().build();
    }

    private static final class WithoutNulls {
        static final ForyJson JSON = builder().writeNullFields(false).build();
    }

    private static final class Interpreted {
        static final ForyJson JSON = builder().withCodegen(false).build();
    }

    /** Returns the JVM argument that makes Fory compile in the background. */
    static String inBackground() {
        return "-D" + IN_BACKGROUND + "=true";
    }

    /** Renames members of the models, as do the mixins below. */
    @JsonMixin(target = User.class)
    private abstract static class UserNames {
        @JsonProperty("protected")
        public boolean isProtected;
    }

    @JsonMixin(target = GithubEvent.class)
    private abstract static class EventNames {
        @JsonProperty("public")
        public boolean isPublic;
    }

    @JsonMixin(target = Fork.class)
    private abstract static class ForkNames {
        @JsonProperty("public")
        public boolean isPublic;

        @JsonProperty("private")
        public boolean isPrivate;
    }

    @JsonMixin(target = Author.class)
    private abstract static class AuthorNames {
        @JsonProperty("@type")
        public String type;
    }

    @JsonMixin(target = Project.class)
    private abstract static class ProjectNames {
        @JsonProperty("@context")
        public String context;

        @JsonProperty("@type")
        public String type;
    }

    @JsonMixin(target = Sponsor.class)
    private abstract static class SponsorNames {
        @JsonProperty("@type")
        public String type;
    }

    /** Uses the number, because Fory itself uses the names of an enum. */
    private static final class EventStatusCodec implements JsonValueCodec<EventStatus> {
        @Override
        public void writeString(StringJsonWriter out, EventStatus status) {
            out.writeInt(status.getCode());
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, EventStatus status) {
            out.writeInt(status.getCode());
        }

        @Override
        public EventStatus readLatin1(Latin1JsonReader in) {
            return read(in);
        }

        @Override
        public EventStatus readUtf16(Utf16JsonReader in) {
            return read(in);
        }

        @Override
        public EventStatus readUtf8(Utf8JsonReader in) {
            return read(in);
        }

        private static EventStatus read(JsonReader in) {
            return EventStatus.of(in.readInt());
        }
    }

    private static final class DateCodec implements JsonValueCodec<Date> {
        @Override
        public void writeString(StringJsonWriter out, Date date) {
            out.writeOffsetDateTime(date.toInstant().atOffset(ZoneOffset.UTC));
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, Date date) {
            out.writeOffsetDateTime(date.toInstant().atOffset(ZoneOffset.UTC));
        }

        @Override
        public Date readLatin1(Latin1JsonReader in) {
            return Date.from(in.readIsoOffsetDateTime().toInstant());
        }

        @Override
        public Date readUtf16(Utf16JsonReader in) {
            return Date.from(in.readIsoOffsetDateTime().toInstant());
        }

        @Override
        public Date readUtf8(Utf8JsonReader in) {
            return Date.from(in.readIsoOffsetDateTime().toInstant());
        }
    }
}
