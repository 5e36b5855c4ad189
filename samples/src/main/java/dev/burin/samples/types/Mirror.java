package dev.burin.samples.types;

import dev.burin.annotation.JsonCodec;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Year;
import java.util.List;
import java.util.Map;

/** A server with copies of files: JDK types that are written as strings, and may be map keys, too. */
@JsonCodec
public record Mirror(
        URI home,
        List<InetAddress> addresses,
        Path root,
        Charset names,
        Map<DayOfWeek, LocalTime> closes,
        Year since) {}
