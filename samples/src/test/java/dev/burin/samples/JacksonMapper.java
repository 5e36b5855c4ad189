package dev.burin.samples;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonProperty.Access;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.util.StdConverter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.RawJson;
import dev.burin.samples.any.Envelope;
import dev.burin.samples.custom.Color;
import dev.burin.samples.custom.Sku;
import dev.burin.samples.custom.SkuKeyCodec;
import dev.burin.samples.enums.EventStatus;
import dev.burin.samples.enums.Progress;
import dev.burin.samples.enums.Severity;
import dev.burin.samples.enums.Size;
import dev.burin.samples.enums.Team;
import dev.burin.samples.generics.Result;
import dev.burin.samples.immutable.Money;
import dev.burin.samples.immutable.Range;
import dev.burin.samples.members.Sparse;
import dev.burin.samples.members.User;
import dev.burin.samples.mimedb.MimeType;
import dev.burin.samples.names.KebabCase;
import dev.burin.samples.names.LowerCase;
import dev.burin.samples.names.LowerDotCase;
import dev.burin.samples.names.Shipment;
import dev.burin.samples.names.Unusual;
import dev.burin.samples.names.UpperCamelCase;
import dev.burin.samples.names.UpperSnakeCase;
import dev.burin.samples.polymorphic.Notification;
import dev.burin.samples.polymorphic.Payment;
import dev.burin.samples.positional.Candle;
import dev.burin.samples.untyped.AnyJson;
import dev.burin.samples.unwrapped.Address;
import dev.burin.samples.unwrapped.Customer;
import dev.burin.samples.values.Label;
import dev.burin.samples.values.UserId;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Jackson, with mixins that correspond to Burin's annotations; the defaults of both agree, except that Burin writes times as
 * strings, not numbers. */
final class JacksonMapper {
    static final JsonMapper INSTANCE = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule(), types())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            .enable(DeserializationFeature.USE_LONG_FOR_INTS)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .addMixIn(Money.class, MoneyMixin.class)
            .addMixIn(Range.class, RangeMixin.class)
            .addMixIn(Envelope.class, EnvelopeMixin.class)
            .addMixIn(Customer.class, CustomerMixin.class)
            .addMixIn(Candle.class, CandleMixin.class)
            .addMixIn(Progress.class, ProgressMixin.class)
            .addMixIn(Severity.class, SeverityMixin.class)
            .addMixIn(EventStatus.class, EventStatusMixin.class)
            .addMixIn(Team.class, TeamMixin.class)
            .addMixIn(Size.class, SizeMixin.class)
            .addMixIn(UserId.class, UserIdMixin.class)
            .addMixIn(Label.class, LabelMixin.class)
            .addMixIn(AnyJson.class, AnyJsonMixin.class)
            .addMixIn(Shipment.class, ShipmentMixin.class)
            .addMixIn(KebabCase.class, KebabCaseMixin.class)
            .addMixIn(UpperCamelCase.class, UpperCamelCaseMixin.class)
            .addMixIn(UpperSnakeCase.class, UpperSnakeCaseMixin.class)
            .addMixIn(LowerCase.class, LowerCaseMixin.class)
            .addMixIn(LowerDotCase.class, LowerDotCaseMixin.class)
            .addMixIn(Unusual.class, UnusualMixin.class)
            .addMixIn(User.class, UserMixin.class)
            .addMixIn(Sparse.class, SparseMixin.class)
            .addMixIn(MimeType.class, NonNull.class)
            .addMixIn(Payment.class, PaymentMixin.class)
            .addMixIn(Notification.class, NotificationMixin.class)
            .addMixIn(Result.class, ResultMixin.class)
            .build();

    private JacksonMapper() {}

    /** Returns custom serializers and deserializers, and sets that keep their order. */
    private static SimpleModule types() {
        return new SimpleModule()
                .addAbstractTypeMapping(Set.class, LinkedHashSet.class)
                .addSerializer(new StdDelegatingSerializer(Color.class, new ColorToText()))
                .addDeserializer(Color.class, new StdDelegatingDeserializer<>(new TextToColor()))
                .addKeySerializer(Sku.class, new SkuSerializer())
                .addKeyDeserializer(Sku.class, new SkuDeserializer())
                .addSerializer(new RawSerializer())
                .addDeserializer(RawJson.class, new RawDeserializer());
    }

    private abstract static class MoneyMixin {
        @JsonCreator
        MoneyMixin(@JsonProperty("cents") long cents, @JsonProperty("currency") String currency) {}
    }

    private abstract static class EnvelopeMixin {
        @JsonCreator
        EnvelopeMixin(
                @JsonProperty("type") String type,
                @JsonProperty("version") int version,
                @JsonAnySetter Map<String, Object> others) {}

        @JsonAnyGetter
        abstract Map<String, Object> others();
    }

    private abstract static class CustomerMixin {
        @JsonCreator
        CustomerMixin(
                @JsonProperty("name") String name,
                @JsonUnwrapped(prefix = "home_") Address home,
                @JsonUnwrapped(prefix = "work_") Address work) {}

        @JsonUnwrapped(prefix = "home_")
        abstract Address home();

        @JsonUnwrapped(prefix = "work_")
        abstract Address work();
    }

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    private interface CandleMixin {}

    private abstract static class RangeMixin {
        @JsonCreator
        static Range of(@JsonProperty("from") int from, @JsonProperty("to") int to) {
            throw new UnsupportedOperationException("a mixin is never called");
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Payment.Card.class, name = "Card"),
        @JsonSubTypes.Type(value = Payment.Transfer.class, name = "bank-transfer"),
        @JsonSubTypes.Type(value = Payment.Cash.class, name = "Cash")
    })
    private interface PaymentMixin {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Result.Ok.class, name = "Ok"),
        @JsonSubTypes.Type(value = Result.Err.class, name = "Err")
    })
    private interface ResultMixin {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "channel")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Notification.Mail.class, name = "mail"),
        @JsonSubTypes.Type(value = Notification.Push.class, name = "push")
    })
    private interface NotificationMixin {}

    private enum ProgressMixin {
        @JsonProperty("to do")
        TO_DO,
        @JsonProperty("in progress")
        IN_PROGRESS,
        @JsonProperty("done")
        DONE
    }

    @JsonFormat(shape = JsonFormat.Shape.NUMBER)
    private interface SeverityMixin {}

    private interface EventStatusMixin {
        @JsonValue
        int code();
    }

    private abstract static class TeamMixin {
        @JsonValue
        public final String abbreviation = "";
    }

    private interface SizeMixin {
        @JsonValue
        @Override
        String toString();
    }

    private abstract static class UserIdMixin {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        UserIdMixin(long number) {}

        @JsonValue
        abstract long number();
    }

    private abstract static class LabelMixin {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Label of(String text) {
            throw new UnsupportedOperationException("a mixin is never called");
        }

        @JsonValue
        abstract String text();
    }

    private abstract static class AnyJsonMixin {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        AnyJsonMixin(Object value) {}

        @JsonValue
        abstract Object value();
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    private interface ShipmentMixin {
        @JsonProperty("to")
        String deliveryAddress();

        @JsonAlias({"depth", "depth_mm"})
        int depthMillimetres();
    }

    @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
    private interface KebabCaseMixin {}

    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    private interface UpperCamelCaseMixin {}

    @JsonNaming(PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
    private interface UpperSnakeCaseMixin {}

    @JsonNaming(PropertyNamingStrategies.LowerCaseStrategy.class)
    private interface LowerCaseMixin {}

    @JsonNaming(PropertyNamingStrategies.LowerDotCaseStrategy.class)
    private interface LowerDotCaseMixin {}

    private interface UnusualMixin {
        @JsonProperty("größe in \"mm\"")
        int size();

        @JsonProperty("@id")
        String out();

        @JsonProperty("a very long name, longer than any word that a processor compares at once")
        boolean at();
    }

    private interface UserMixin {
        @JsonProperty(access = Access.WRITE_ONLY)
        String password();

        @JsonProperty(access = Access.READ_ONLY)
        int score();

        @JsonIgnore
        String token();
    }

    @JsonInclude(Include.NON_NULL)
    private interface SparseMixin {
        @JsonInclude(Include.NON_ABSENT)
        Optional<String> nickname();

        @JsonInclude(Include.NON_EMPTY)
        List<String> tags();

        @JsonInclude(Include.NON_EMPTY)
        Map<String, String> attributes();

        @JsonInclude(Include.NON_DEFAULT)
        int retries();

        @JsonInclude(Include.NON_DEFAULT)
        boolean urgent();

        @JsonInclude(Include.ALWAYS)
        String state();
    }

    @JsonInclude(Include.NON_NULL)
    private interface NonNull {}

    private static final class ColorToText extends StdConverter<Color, String> {
        @Override
        public String convert(Color color) {
            return String.format("#%02x%02x%02x", color.red(), color.green(), color.blue());
        }
    }

    private static final class TextToColor extends StdConverter<String, Color> {
        @Override
        public Color convert(String text) {
            int rgb = Integer.decode(text);
            return new Color(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
        }
    }

    private static final class RawSerializer extends StdSerializer<RawJson> {
        private static final long serialVersionUID = 1L;

        RawSerializer() {
            super(RawJson.class);
        }

        @Override
        public void serialize(RawJson value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeRawValue(value.toString());
        }
    }

    /** Reads any value as a tree and writes it again, without whitespace, because Jackson does not keep the bytes. */
    private static final class RawDeserializer extends StdDeserializer<RawJson> {
        private static final long serialVersionUID = 1L;

        RawDeserializer() {
            super(RawJson.class);
        }

        @Override
        public RawJson deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return RawJson.of(in.readValueAsTree().toString());
        }
    }

    private static final class SkuSerializer extends JsonSerializer<Sku> {
        @Override
        public void serialize(Sku key, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeFieldName(new SkuKeyCodec().toName(key));
        }
    }

    private static final class SkuDeserializer extends KeyDeserializer {
        @Override
        public Sku deserializeKey(String name, DeserializationContext context) {
            return new SkuKeyCodec().fromName(name);
        }
    }
}
