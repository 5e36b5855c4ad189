package dev.burin.benchmarks.report.page;

import java.awt.Color;
import java.util.List;

/** Colours that can be distinguished with red-green colour blindness, on dark and on light pages. */
final class Palette {
    static final Color BURIN = new Color(0xE6, 0x7A, 0x00);
    static final Color JSON = new Color(0x2F, 0x7F, 0xC1);
    static final Color BINARY = new Color(0x8A, 0x8F, 0x98);

    /** The colours of series, from Okabe and Ito, <i>Color Universal Design</i>, some made a little darker. */
    static final List<Color> SERIES = List.of(
            BURIN,
            JSON,
            new Color(0x00, 0x9E, 0x73),
            new Color(0xCC, 0x79, 0xA7),
            new Color(0x8A, 0x8F, 0x98),
            new Color(0xD5, 0x3E, 0x2A),
            new Color(0x56, 0xB4, 0xE9),
            new Color(0xB8, 0xA5, 0x1E));

    /** The colour map cividis, from slow to fast; Nuñez, Anderton and Renslow, PLOS ONE 2018. */
    private static final int[] CIVIDIS = {
        0x00224E, 0x123570, 0x3B496C, 0x575D6D, 0x707173, 0x8A8678, 0xA59C74, 0xC3B369, 0xFEE838
    };

    private static final double DARKEST_RATIO = 16;

    /** The luminance above which black text is easier to read than white; WCAG 2. */
    private static final double BRIGHT_LUMINANCE = 0.179;

    private Palette() {}

    /** Returns the colour of a ratio: bright for 1 or less, dark for a high ratio. */
    static Color of(double ratio) {
        double place = (1 - darkness(ratio)) * (CIVIDIS.length - 1);
        int at = Math.min((int) place, CIVIDIS.length - 2);
        return between(new Color(CIVIDIS[at]), new Color(CIVIDIS[at + 1]), place - at);
    }

    /** Returns the colour for text on the colour of a ratio. */
    static Color on(double ratio) {
        return luminance(of(ratio)) > BRIGHT_LUMINANCE ? Color.BLACK : Color.WHITE;
    }

    private static double darkness(double ratio) {
        return Math.max(0, Math.min(1, Math.log(ratio) / Math.log(DARKEST_RATIO)));
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static Color between(Color from, Color to, double share) {
        return new Color(
                between(from.getRed(), to.getRed(), share),
                between(from.getGreen(), to.getGreen(), share),
                between(from.getBlue(), to.getBlue(), share));
    }

    private static int between(int from, int to, double share) {
        return (int) Math.round(from + share * (to - from));
    }
}
