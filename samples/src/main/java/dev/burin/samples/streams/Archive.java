package dev.burin.samples.streams;

import dev.burin.Decoded;
import dev.burin.DecodingError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Processes files of any length, with only one measurement at a time in memory. */
public final class Archive {
    private Archive() {}

    /** Returns the mean of all values in a JSON array of measurements. */
    public static double mean(InputStream json) {
        try (Stream<Measurement> all = MeasurementCodec.INSTANCE.stream(json)) {
            return all.mapToDouble(Measurement::value).average().orElse(0);
        }
    }

    /** Copies the measurements of one sensor from JSON lines to a JSON array. */
    public static void extract(String sensor, InputStream lines, OutputStream array) throws IOException {
        try (Stream<Measurement> all = MeasurementCodec.INSTANCE.lines(lines)) {
            MeasurementCodec.INSTANCE.toArray(
                    all.filter(measurement -> measurement.sensor().equals(sensor)), array);
        }
    }

    /** Returns the measurements on the JSON lines that are valid, and reports the other lines. */
    public static List<Measurement> whole(InputStream lines, Consumer<DecodingError> faults) {
        List<Measurement> whole = new ArrayList<>();
        try (Stream<Decoded<Measurement>> all = MeasurementCodec.INSTANCE.tryLines(lines)) {
            all.forEach(line -> {
                if (line.isValid()) {
                    whole.add(line.value());
                } else {
                    line.errors().forEach(faults);
                }
            });
        }
        return whole;
    }
}
