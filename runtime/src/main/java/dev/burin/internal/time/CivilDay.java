package dev.burin.internal.time;

/**
 * Conversion between dates of the years 0 to 9999 and the days since 1970-01-01, without creating an object.
 *
 * <p>Also tells whether a date of any year exists.
 *
 * <p>Years and centuries begin on 1 March here, so that the leap day is their last. Range: checked by the caller.
 *
 * <p>Source: C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms" (2022), for
 * the century and year of a day; our own table for its month and day. {@code InstantKernel} measures it as part of what uses
 * it; the figures are in docs/performance/times-and-ids.md.
 *
 * <p>Why not {@code LocalDate}: as a step towards an instant it costs an object, and checks what is already known.
 */
final class CivilDay {
    /** 1970-01-01, counted from 0000-03-01. */
    private static final int EPOCH = 719_468;

    private static final int DAYS_IN_400_YEARS = 146_097;
    private static final int CENTURIES_IN_400_YEARS = 4;
    private static final int DAYS_IN_FOUR_YEARS = 1_461;

    /** 1 January, counted from 1 March. */
    private static final int JANUARY = 306;

    /** The days from 1 March to the day before each month; January and February end the year that began in March. */
    private static final short[] DAYS_BEFORE_MONTH = {0, 305, 336, -1, 30, 60, 91, 121, 152, 183, 213, 244, 274};

    /** The days of each month, 29 for February; 0 for numbers that are not months. */
    private static final byte[] MONTH_LENGTHS = monthLengths();

    /** The digits of month and day, for each day counted from 1 March. */
    private static final int[] MONTHS_AND_DAYS = monthsAndDays();

    private CivilDay() {}

    private static byte[] monthLengths() {
        byte[] lengths = new byte[100];
        for (int month = 1; month <= 12; month++) {
            boolean isShort = month == 4 || month == 6 || month == 9 || month == 11;
            lengths[month] = (byte) (month == 2 ? 29 : isShort ? 30 : 31);
        }
        return lengths;
    }

    private static int[] monthsAndDays() {
        int[] texts = new int[JANUARY + 31 + 29];
        int next = 0;
        for (int monthFromMarch = 0; monthFromMarch < 12; monthFromMarch++) {
            int month = (monthFromMarch + 2) % 12 + 1;
            for (int day = 1; day <= MONTH_LENGTHS[month]; day++) {
                texts[next++] = FixedDigits.pair(month) | FixedDigits.pair(day) << 16;
            }
        }
        return texts;
    }

    /** Returns the days from 1970-01-01 to the date, which must exist. */
    static int of(int year, int month, int day) {
        // 400 years later, so that no dividend is negative.
        int yearFromMarch = year + 400 - (month <= 2 ? 1 : 0);
        int century = yearFromMarch / 100;
        int leapDays = (yearFromMarch >> 2) - century + (century >> 2);
        return 365 * yearFromMarch + leapDays + DAYS_BEFORE_MONTH[month] + day - DAYS_IN_400_YEARS - EPOCH;
    }

    /** Returns whether the date exists; month and day must be 0 to 99. */
    static boolean exists(int year, int month, int day) {
        boolean isInMonth = day > 0 && day <= MONTH_LENGTHS[month];
        return isInMonth && (day != 29 || month != 2 || isLeap(year));
    }

    private static boolean isLeap(int year) {
        return (year & 3) == 0 && ((year & 15) == 0 || year % 100 != 0);
    }

    /**
     * Returns the four digits of the year in the low four bytes, the first digit lowest, and those of month and day in the
     * high four bytes.
     */
    static long digits(int day) {
        int quarters = 4 * (day + EPOCH + DAYS_IN_400_YEARS) + 3;
        // Products as in the paper, exact for these years; a division would have to handle the sign.
        int century = (int) ((quarters * 15_051_803L) >>> 41);
        // Quarters of a day again: a year has 1461 of them on average, and the remainder on its first day is 0 to 3.
        int quartersOfCentury = (quarters - century * DAYS_IN_400_YEARS) | 3;
        int year = (int) ((quartersOfCentury * 2_939_745L) >>> 32);
        int dayOfYear = (quartersOfCentury - year * DAYS_IN_FOUR_YEARS) >> 2;
        if (dayOfYear >= JANUARY && ++year == 100) {
            year = 0;
            century++;
        }
        int yearDigits = FixedDigits.pair(century - CENTURIES_IN_400_YEARS) | FixedDigits.pair(year) << 16;
        return yearDigits | (long) MONTHS_AND_DAYS[dayOfYear] << 32;
    }
}
