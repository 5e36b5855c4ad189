package dev.burin.benchmarks.library;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.annotation.JSONField;
import com.alibaba.fastjson.parser.DefaultJSONParser;
import com.alibaba.fastjson.parser.JSONToken;
import com.alibaba.fastjson.parser.ParserConfig;
import com.alibaba.fastjson.parser.deserializer.ObjectDeserializer;
import com.alibaba.fastjson.serializer.SerializeConfig;
import com.alibaba.fastjson.serializer.SerializerFeature;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;
import dev.burin.benchmarks.model.github.Fork;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.gsoc.Author;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.gsoc.Sponsor;
import dev.burin.benchmarks.model.twitter.User;
import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.Set;

/**
 * fastjson 1, which compiles at run time. Like Jackson, it writes nulls, but not in mime-db. One option each makes dates and
 * numeric keys JSON that others can read, and another turns off the detection of circular references.
 */
final class Fastjson1Tasks {
    private static final Set<SerializerFeature> FEATURES = EnumSet.of(
            SerializerFeature.DisableCircularReferenceDetect,
            SerializerFeature.UseISO8601DateFormat,
            SerializerFeature.WriteNonStringKeyAsString);

    static {
        JSON.addMixInAnnotations(User.class, UserNames.class);
        JSON.addMixInAnnotations(GithubEvent.class, EventNames.class);
        JSON.addMixInAnnotations(Fork.class, ForkNames.class);
        JSON.addMixInAnnotations(Author.class, AuthorNames.class);
        JSON.addMixInAnnotations(Project.class, ProjectNames.class);
        JSON.addMixInAnnotations(Sponsor.class, SponsorNames.class);
        SerializeConfig.getGlobalInstance()
                .put(
                        EventStatus.class,
                        (serializer, status, name, type, features) ->
                                serializer.out.writeInt(((EventStatus) status).getCode()));
        ParserConfig.getGlobalInstance().putDeserializer(EventStatus.class, new EventStatusDeserializer());
    }

    private Fastjson1Tasks() {}

    static Task<Object> task(Scenario scenario) {
        Type type = scenario.type();
        SerializerFeature[] features = features(scenario != Scenario.MIME_DB);
        return new Task<>(
                scenario.sample(), bytes -> JSON.parseObject(bytes, type), value -> JSON.toJSONBytes(value, features));
    }

    private static SerializerFeature[] features(boolean writesNulls) {
        Set<SerializerFeature> features = EnumSet.copyOf(FEATURES);
        if (writesNulls) {
            features.add(SerializerFeature.WriteMapNullValue);
        }
        return features.toArray(SerializerFeature[]::new);
    }

    /** Renames members of the models, as do the mixins below. */
    private abstract static class UserNames {
        @JSONField(name = "protected")
        public boolean isProtected;
    }

    private abstract static class EventNames {
        @JSONField(name = "public")
        public boolean isPublic;
    }

    private abstract static class ForkNames {
        @JSONField(name = "public")
        public boolean isPublic;

        @JSONField(name = "private")
        public boolean isPrivate;
    }

    private abstract static class AuthorNames {
        @JSONField(name = "@type")
        public String type;
    }

    private abstract static class ProjectNames {
        @JSONField(name = "@context")
        public String context;

        @JSONField(name = "@type")
        public String type;
    }

    private abstract static class SponsorNames {
        @JSONField(name = "@type")
        public String type;
    }

    private static final class EventStatusDeserializer implements ObjectDeserializer {
        @Override
        @SuppressWarnings("unchecked") // Registered for this type only.
        public <T> T deserialze(DefaultJSONParser parser, Type type, Object name) {
            return (T) EventStatus.of(parser.parseObject(Integer.class));
        }

        @Override
        public int getFastMatchToken() {
            return JSONToken.LITERAL_INT;
        }
    }
}
