package dev.burin.processor.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.codegen.NameHash;
import dev.burin.processor.plan.Collisions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Valid documents that differ from a given one in a token, a member or an element, in ways that matter to types. */
final class TokenChanges {
    private static final Pattern TOKEN =
            Pattern.compile("\"(?:[^\"\\\\]++|\\\\.)*+\"|-?\\d[-+.\\deE]*+|true|false|null|[\\[\\]{},:]");

    /** Limits of the ranges of types, and numbers with too many digits. */
    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "1.0",
            "-1",
            "128",
            "-129",
            "32768",
            "2147483648",
            "-2147483649",
            "9223372036854775808",
            "3.4028236e38",
            "1.7976931348623159e308",
            "1e400",
            "5e-324",
            "1e-400",
            "1e1000000000",
            "0." + "3".repeat(400),
            "9".repeat(1_001));

    private final JsonText random;
    private final String text;
    private final List<MatchResult> tokens;

    private TokenChanges(byte[] document, Random random) {
        this.random = new JsonText(random);
        this.text = new String(document, UTF_8);
        this.tokens = TOKEN.matcher(text).results().toList();
    }

    /** Returns the document with one change; the same document if nothing can be changed. */
    static byte[] random(byte[] document, Random random) {
        return new TokenChanges(document, random).change().getBytes(UTF_8);
    }

    private String change() {
        return switch (random.random().nextInt(7)) {
            case 0 -> replaced(this::isNumber, random.oneOf(NUMBERS));
            case 1 -> replaced(this::isValue, "null");
            case 2 -> withNameInAnotherCase();
            case 3 -> withMemberTwice();
            case 4 -> withoutAnItem();
            case 5 -> withAStringOfTheSameHash();
            default -> withAnExtraElement();
        };
    }

    private String replaced(IntPredicate which, String replacement) {
        int at = any(which);
        return at < 0 ? text : spliced(start(at), end(at), replacement);
    }

    private String withNameInAnotherCase() {
        int name = any(this::isName);
        return name < 0 ? text : spliced(start(name), end(name), inAnotherCase(name));
    }

    /** Returns the text of a name in random case; a name with escapes is unchanged. */
    private String inAnotherCase(int name) {
        String literal = token(name);
        return literal.contains("\\") ? literal : random.inAnyCase(literal);
    }

    /** Replaces a name, a label, a constant or any other string without escapes by one with the same hash. */
    private String withAStringOfTheSameHash() {
        int at = any(each -> token(each).matches("\"[^\\\\]*\""));
        if (at < 0) {
            return text;
        }
        String known = token(at).substring(1, token(at).length() - 1);
        int hash = random.oneIn(2) ? NameHash.of(known) : NameHash.ofIgnoringCase(known);
        return spliced(start(at), end(at), "\"" + Collisions.ofHash(hash, random.random()) + "\"");
    }

    private String withMemberTwice() {
        int name = any(this::isName);
        if (name < 0) {
            return text;
        }
        String again = inAnotherCase(name) + ":" + text.substring(start(name + 2), end(last(name + 2))) + ",";
        return spliced(start(name), start(name), again);
    }

    /** Removes a member or an element, and the comma after or before it. */
    private String withoutAnItem() {
        int first = any(at -> isName(at) || isElement(at));
        if (first < 0) {
            return text;
        }
        int last = last(isName(first) ? first + 2 : first);
        if (token(last + 1).equals(",")) {
            return spliced(start(first), end(last + 1), "");
        }
        return spliced(start(token(first - 1).equals(",") ? first - 1 : first), end(last), "");
    }

    private String withAnExtraElement() {
        int array = any(at -> token(at).equals("["));
        if (array < 0) {
            return text;
        }
        int end = last(array);
        return spliced(start(end), start(end), end == array + 1 ? "null" : ",null");
    }

    // ---- tokens

    private String spliced(int from, int to, String between) {
        return text.substring(0, from) + between + text.substring(to);
    }

    private int any(IntPredicate which) {
        List<Integer> found = new ArrayList<>();
        IntStream.range(0, tokens.size()).filter(which).forEach(found::add);
        return found.isEmpty() ? -1 : random.oneOf(found);
    }

    private boolean isNumber(int at) {
        return token(at).matches("-?\\d.*");
    }

    private boolean isName(int at) {
        return at + 1 < tokens.size() && token(at + 1).equals(":");
    }

    private boolean isValue(int at) {
        return !isName(at) && token(at).matches("(?s)[-\\d\"tf].*");
    }

    /** Returns whether an array element begins at this token. */
    private boolean isElement(int at) {
        boolean begins = at > 0
                && List.of("[", ",").contains(token(at - 1))
                && !List.of("]", "}").contains(token(at));
        return begins && !isName(at);
    }

    /** Returns the last token of the value that begins at this one. */
    private int last(int at) {
        int depth = 0;
        for (int i = at; ; i++) {
            depth += switch (token(i)) {
                case "[", "{" -> 1;
                case "]", "}" -> -1;
                default -> 0;
            };
            if (depth == 0) {
                return i;
            }
        }
    }

    private String token(int at) {
        return tokens.get(at).group();
    }

    private int start(int at) {
        return tokens.get(at).start();
    }

    private int end(int at) {
        return tokens.get(at).end();
    }
}
