package dev.burin.codegen.value;

import java.time.Period;
import java.time.ZoneId;

/** Types of {@code java.time} that are too rare for a kernel, or whose text only the JDK knows. */
public final class TimeTexts {
    /** {@code P1Y2M3D} */
    public static final TextForm<Period> PERIOD =
            new TextForm<>("a period such as P1Y2M3D", Period::toString, Period::parse);

    /** {@code Europe/Zurich} or {@code +01:00}; the JDK caches the rules of a zone, of which there are some 600. */
    public static final TextForm<ZoneId> ZONE_ID =
            new TextForm<>("a time zone such as Europe/Zurich", ZoneId::getId, ZoneId::of);

    private TimeTexts() {}
}
