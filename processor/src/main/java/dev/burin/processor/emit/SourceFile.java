package dev.burin.processor.emit;

import com.palantir.javapoet.JavaFile;
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

    private static final Pattern SHORT_JAVADOC = Pattern.compile("/\\*\\*\\n *\\* ([^\\n]*)\\n *\\*/");
    private static final Pattern EMPTY_BODY = Pattern.compile("\\) \\{\\n *\\}");
    private static final Pattern CONSTANTS_OF_ONE_TYPE =
            Pattern.compile("(?m)^( {4}private static final (\\S+) [^\\n]*;\\n)\\n(?= {4}private static final \\2 )");
    private static final Pattern NESTED_FIELDS = Pattern.compile("(?m)^( {8}\\S[^\\n]*;\\n)\\n(?= {8}\\S[^\\n]*;$)");

    /** Returns the text as a person would lay it out: JavaPoet spends a line where one would not. */
    static SourceFile of(JavaFile file) {
        String text = file.toString();
        text = SHORT_JAVADOC.matcher(text).replaceAll(SourceFile::inOneLine);
        text = EMPTY_BODY.matcher(text).replaceAll(") {}");
        text = CONSTANTS_OF_ONE_TYPE.matcher(text).replaceAll("$1");
        text = NESTED_FIELDS.matcher(text).replaceAll("$1");
        String prefix = file.packageName().isEmpty() ? "" : file.packageName() + ".";
        return new SourceFile(prefix + file.typeSpec().name(), text);
    }

    private static String inOneLine(MatchResult javadoc) {
        String line = "/** " + javadoc.group(1) + " */";
        return line.length() > MAX_LINE ? quoted(javadoc.group()) : quoted(line);
    }

    private static String quoted(String replacement) {
        return replacement.replace("\\", "\\\\").replace("$", "\\$");
    }
}
