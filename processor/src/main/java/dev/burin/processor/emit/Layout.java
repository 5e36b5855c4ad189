package dev.burin.processor.emit;

import java.util.ArrayList;
import java.util.List;

/**
 * Lays out JavaPoet's output as a person would, who would use fewer lines.
 *
 * <p>It examines how lines begin and end. Regular expressions would be shorter, but took a tenth of the processor's time.
 */
final class Layout {
    private static final int MAX_LINE = 120;
    private static final String CONTINUATION = " ".repeat(12);
    private static final String FIELD = " ".repeat(4) + "private ";
    private static final String CONSTANT = FIELD + "static final ";
    private static final String FIELD_OF_NESTED = " ".repeat(8);

    private final List<String> lines = new ArrayList<>();

    private Layout() {}

    /** Returns {@code text}, laid out. */
    static String of(String text) {
        Layout closed = new Layout();
        for (String line : text.split("\n", -1)) {
            closed.addClosing(line);
        }
        Layout joined = new Layout();
        closed.lines.forEach(joined::addJoined);
        return String.join("\n", joined.lines);
    }

    /** Adds a line, joined with those before it if it closes something short. */
    private void addClosing(String line) {
        String text = line.stripLeading();
        if (text.startsWith("}") && last(1).endsWith(") {")) {
            replaceLast(1, last(1) + text);
        } else if (text.startsWith("*/") && isShortJavadoc()) {
            replaceLast(2, last(2) + last(1).stripLeading().substring(1) + " " + text);
        } else if (text.startsWith(")") && last(2).endsWith(",") && isAnnotation(last(3))) {
            replaceLast(3, last(3) + last(2).stripLeading() + " " + last(1).stripLeading() + text);
        } else {
            lines.add(line);
        }
    }

    private boolean isShortJavadoc() {
        String text = last(1).stripLeading();
        return last(2).endsWith("/**") && text.startsWith("* ") && ("/*" + text + " */").length() <= MAX_LINE;
    }

    /** Whether a line ends with the opening parenthesis of an annotation. */
    private static boolean isAnnotation(String line) {
        int at = line.lastIndexOf('@');
        return at >= 0
                && line.endsWith("(")
                && line.substring(at + 1, line.length() - 1).chars().allMatch(Character::isJavaIdentifierPart);
    }

    /**
     * Adds a line, without the blank line between fields that belong together, and joined with the last line if both fit in one:
     * JavaPoet breaks lines at 100 characters.
     */
    private void addJoined(String line) {
        if (last(1).isEmpty() && areAlike(last(2), line)) {
            lines.remove(lines.size() - 1);
        }
        if (last(1).endsWith(",") && line.startsWith(CONTINUATION)) {
            String joined = last(1) + " " + line.strip();
            if (joined.length() <= MAX_LINE) {
                replaceLast(1, joined);
                return;
            }
        }
        lines.add(line);
    }

    private static boolean areAlike(String first, String second) {
        return areConstantsOfOneType(first, second)
                || (isInstanceField(first) && isInstanceField(second))
                || (isOfNested(first) && isOfNested(second));
    }

    private static boolean areConstantsOfOneType(String first, String second) {
        if (!first.startsWith(CONSTANT) || !first.endsWith(";")) {
            return false;
        }
        int typeEnd = first.indexOf(' ', CONSTANT.length()) + 1;
        return second.startsWith(first.substring(0, typeEnd));
    }

    private static boolean isInstanceField(String line) {
        return line.startsWith(FIELD)
                && !line.startsWith("static", FIELD.length())
                && line.endsWith(";")
                && line.indexOf('(') < 0
                && line.indexOf('=') < 0;
    }

    private static boolean isOfNested(String line) {
        return line.startsWith(FIELD_OF_NESTED) && line.endsWith(";") && line.charAt(FIELD_OF_NESTED.length()) != ' ';
    }

    /** Returns the line at {@code place} from the end, 1 for the last one; an empty one if there are fewer lines. */
    private String last(int place) {
        return place <= lines.size() ? lines.get(lines.size() - place) : "";
    }

    private void replaceLast(int count, String line) {
        lines.subList(lines.size() - count, lines.size()).clear();
        lines.add(line);
    }
}
