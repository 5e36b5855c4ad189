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
import dev.burin.benchmarks.model.twitter.User;
import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.Set;

/**
 * fastjson 1, which compiles at run time. Nulls are written, but not to mime-db, as Jackson does; dates and keys that are
 * numbers need an option each to be JSON that others read, and it is told that no object refers to itself.
 */
final class Fastjson1Tasks {
    private static final Set<SerializerFeature> FEATURES = EnumSet.of(
            SerializerFeature.DisableCircularReferenceDetect,
            SerializerFeature.UseISO8601DateFormat,
            SerializerFeature.WriteNonStringKeyAsString);

    static {
        JSON.addMixInAnnotations(User.class, UserNames.class);
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

    /** The one renamed member of the models. */
    private abstract static class UserNames {
        @JSONField(name = "protected")
        public boolean isProtected;
    }

    private static final class EventStatusDeserializer implements ObjectDeserializer {
        @Override
        @SuppressWarnings("unchecked") // It is registered for this type only.
        public <T> T deserialze(DefaultJSONParser parser, Type type, Object name) {
            return (T) EventStatus.of(parser.parseObject(Integer.class));
        }

        @Override
        public int getFastMatchToken() {
            return JSONToken.LITERAL_INT;
        }
    }
}
