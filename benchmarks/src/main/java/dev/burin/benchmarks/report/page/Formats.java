package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Cell;
import java.util.Locale;

/** Formats figures with three digits and a suitable unit. */
final class Formats {
    private Formats() {}

    static String figure(Cell.Number number) {
        return switch (number.unit()) {
            case NANOSECONDS -> time(number.value());
            case BYTES -> bytes(number.value());
            case COUNT -> count(number.value());
            case RATIO -> ratio(number.value());
        };
    }

    static String time(double nanoseconds) {
        if (nanoseconds < 1e4) {
            return threeDigits(nanoseconds) + " ns";
        }
        if (nanoseconds < 1e7) {
            return threeDigits(nanoseconds / 1e3) + " µs";
        }
        return nanoseconds < 1e10 ? threeDigits(nanoseconds / 1e6) + " ms" : threeDigits(nanoseconds / 1e9) + " s";
    }

    static String bytes(double bytes) {
        if (bytes < 1e4) {
            return String.format(Locale.ROOT, "%,.0f B", bytes);
        }
        return bytes < 1e6 ? threeDigits(bytes / 1e3) + " kB" : threeDigits(bytes / 1e6) + " MB";
    }

    static String ratio(double ratio) {
        return String.format(Locale.ROOT, ratio < 9.995 ? "%.2f" : ratio < 99.95 ? "%.1f" : "%,.0f", ratio);
    }

    private static String count(double count) {
        return count == Math.rint(count) ? String.format(Locale.ROOT, "%,.0f", count) : threeDigits(count);
    }

    private static String threeDigits(double number) {
        int decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
        return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }
}
