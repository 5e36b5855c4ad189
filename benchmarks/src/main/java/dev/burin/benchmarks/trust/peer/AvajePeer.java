package dev.burin.benchmarks.trust.peer;

import dev.burin.benchmarks.model.trust.Keys;
import dev.burin.benchmarks.model.trust.Nulls;
import dev.burin.benchmarks.model.trust.Shapes;
import dev.burin.benchmarks.model.trust.Target;
import dev.burin.benchmarks.model.trust.Times;
import dev.burin.benchmarks.model.trust.Values;
import io.avaje.json.JsonException;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.util.List;

/** avaje-jsonb with the adapter that it generates at compile time. */
@Json.Import({
    Target.class,
    Times.OfLocalDate.class,
    Times.OfLocalTime.class,
    Times.OfLocalDateTime.class,
    Times.OfInstant.class,
    Times.OfOffsetDateTime.class,
    Times.OfOffsetTime.class,
    Times.OfZonedDateTime.class,
    Times.OfYear.class,
    Times.OfYearMonth.class,
    Times.OfMonthDay.class,
    Times.OfDuration.class,
    Times.OfPeriod.class,
    Times.OfZoneId.class,
    Times.OfZoneOffset.class,
    Values.OfUuid.class,
    Values.OfBytes.class,
    Values.OfBigInteger.class,
    Values.OfBigDecimal.class,
    Values.OfChar.class,
    Values.OfSize.class,
    Keys.OfString.class,
    Keys.OfInteger.class,
    Keys.OfLong.class,
    Keys.OfBigInteger.class,
    Keys.OfDouble.class,
    Keys.OfBoolean.class,
    Keys.OfSize.class,
    Keys.OfUuid.class,
    Keys.OfLocalDate.class,
    Nulls.OfInt.class,
    Nulls.OfInteger.class,
    Nulls.OfList.class,
    Nulls.OfInts.class,
    Nulls.OfMap.class,
    Nulls.OfOptional.class,
    Nulls.OfOptionalInt.class,
    Shapes.Point.class,
    Shapes.Page.class,
    Shapes.Items.class
})
final class AvajePeer implements Peer {
    private static final Jsonb JSONB = Jsonb.builder().build();

    private final JsonType<Object> value = JSONB.type(Object.class);
    private final JsonType<Target> target = JSONB.type(Target.class);
    private final JsonType<List<Target>> targets = target.list();

    @Override
    public String title() {
        return "avaje-jsonb";
    }

    @Override
    public String library() {
        return "AVAJE";
    }

    @Override
    public Object value(byte[] json) {
        return value.fromJson(json);
    }

    @Override
    public Target target(byte[] json) {
        return target.fromJson(json);
    }

    @Override
    public List<Target> targets(byte[] json) {
        return targets.fromJson(json);
    }

    @Override
    public Object object(Class<?> type, byte[] json) {
        return JSONB.type(type).fromJson(json);
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) {
        return JSONB.type(type).list().fromJson(json);
    }

    @Override
    public byte[] write(Target written) {
        return target.toJsonBytes(written);
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof JsonException;
    }
}
