package dev.burin.processor.emit;

import com.palantir.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A generated file.
 *
 * @param qualifiedName the name of its class
 * @param text the source
 */
public record SourceFile(String qualifiedName, String text) {
    private static final int MAX_LINE = 120;
    private static final String CONTINUATION = " ".repeat(12);

    private static final Pattern SHORT_JAVADOC = Pattern.compile("/\\*\\*\\n *\\* ([^\\n]*)\\n *\\*/");
    private static final Pattern SHORT_ANNOTATION = Pattern.compile("(@\\w+)\\(\\n *([^\\n]*),\\n *([^\\n]*)\\n *\\)");
    private static final Pattern EMPTY_BODY = Pattern.compile("\\) \\{\\n *\\}");
    private static final Pattern CONSTANTS_OF_ONE_TYPE =
            Pattern.compile("(?m)^( {4}private static final (\\S+) [^\\n]*;\\n)\\n(?= {4}private static final \\2 )");
    private static final Pattern INSTANCE_FIELDS =
            Pattern.compile("(?m)^( {4}private (?!static)[^\\n(=]*;\\n)\\n(?= {4}private (?!static)[^\\n(=]*;$)");
    private static final Pattern NESTED_FIELDS = Pattern.compile("(?m)^( {8}\\S[^\\n]*;\\n)\\n(?= {8}\\S[^\\n]*;$)");

    /** Returns the text as a person would lay it out: JavaPoet spends a line where one would not. */
    static SourceFile of(JavaFile file) {
        String text = file.toString();
        text = SHORT_JAVADOC.matcher(text).replaceAll(SourceFile::inOneLine);
        text = SHORT_ANNOTATION.matcher(text).replaceAll("$1($2, $3)");
        text = EMPTY_BODY.matcher(text).replaceAll(") {}");
        text = CONSTANTS_OF_ONE_TYPE.matcher(text).replaceAll("$1");
        text = INSTANCE_FIELDS.matcher(text).replaceAll("$1");
        text = NESTED_FIELDS.matcher(text).replaceAll("$1");
        text = joinShortLines(text);
        String prefix = file.packageName().isEmpty() ? "" : file.packageName() + ".";
        return new SourceFile(prefix + file.typeSpec().name(), text);
    }

    /** JavaPoet breaks lines at 100 characters. */
    private static String joinShortLines(String text) {
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
            String joined = last + " " + line.strip();
            if (last.endsWith(",") && line.startsWith(CONTINUATION) && joined.length() <= MAX_LINE) {
                lines.set(lines.size() - 1, joined);
            } else {
                lines.add(line);
            }
        }
        return String.join("\n", lines);
    }

    private static String inOneLine(MatchResult javadoc) {
        String line = "/** " + javadoc.group(1) + " */";
        return line.length() > MAX_LINE ? quoted(javadoc.group()) : quoted(line);
    }

    private static String quoted(String replacement) {
        return replacement.replace("\\", "\\\\").replace("$", "\\$");
    }
}
