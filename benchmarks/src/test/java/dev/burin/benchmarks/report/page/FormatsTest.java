package dev.burin.benchmarks.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Unit;
import java.awt.Color;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class FormatsTest {

    @Test
    void figuresHaveThreeDigitsAndASuitableUnit() {
        assertThat(DoubleStream.of(8, 80.62, 2561.7, 506_123, 3_123_456, 31_234_567, 2.5e10)
                        .mapToObj(Formats::time))
                .containsExactly("8.00 ns", "80.6 ns", "2,562 ns", "506 µs", "3,123 µs", "31.2 ms", "25.0 s");
        assertThat(DoubleStream.of(0, 24, 1234, 12_345, 2_345_678).mapToObj(Formats::bytes))
                .containsExactly("0 B", "24 B", "1,234 B", "12.3 kB", "2.35 MB");
        assertThat(DoubleStream.of(0.5, 1, 12.345, 1234).mapToObj(Formats::ratio))
                .containsExactly("0.50", "1.00", "12.3", "1,234");
        assertThat(Formats.figure(new Cell.Number(1000, Unit.COUNT))).isEqualTo("1,000");
        assertThat(Formats.figure(new Cell.Number(4.26, Unit.COUNT))).isEqualTo("4.26");
    }

    @Test
    void anAxisHasNoZerosAfterTheDecimalPoint() {
        assertThat(new FigureFormat(Unit.NANOSECONDS).format(10_000)).isEqualTo("10 µs");
        assertThat(new FigureFormat(Unit.BYTES).format(1e6)).isEqualTo("1 MB");
        assertThat(new FigureFormat(Unit.RATIO).format(1.5)).isEqualTo("1.50");
    }

    @Test
    void brightIsFastAndTextIsReadableOnEveryColour() {
        assertThat(Palette.of(0.5)).isEqualTo(Palette.of(1)).isNotEqualTo(Palette.of(2));
        assertThat(Palette.of(16)).isEqualTo(Palette.of(500)).isNotEqualTo(Palette.of(8));
        for (double ratio = 1; ratio < 20; ratio *= 1.1) {
            assertThat(contrast(Palette.of(ratio), Palette.on(ratio)))
                    .as("%s", ratio)
                    .isGreaterThan(4.5);
        }
    }

    /** Returns the contrast ratio of WCAG 2. */
    private static double contrast(Color one, Color other) {
        double bright = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (bright + 0.05) / (dark + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
