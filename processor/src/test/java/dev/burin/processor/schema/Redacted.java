package dev.burin.processor.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.annotation.JsonRedact.Form;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/** The type of a member that must not appear in logs. */
record Redacted(Kind kind, Form form) implements KindAround {
    private static final int SHOWN = 4;
    private static final int FEWEST = 12;
    private static final int HASHED_DIGITS = 16;
    private static final String MASK = "***";

    /** Types whose JSON has only one spelling, which this description knows. */
    private static final Set<String> SPELT =
            Set.of("String", "Integer", "Long", "Short", "BigInteger", "UUID", "LocalDate", "java.net.URI");

    /** Returns whether four characters of the strings or numbers of a type may be shown. */
    private static boolean isSpelt(Kind kind) {
        return SPELT.contains(kind.java()) && !kind.annotations().contains("JsonRawValue");
    }

    /** Returns the type in a form that shows only a mask. */
    static Kind masked(Kind kind) {
        return new Redacted(kind, Form.MASK);
    }

    /** Returns the type with one of the forms that it can have. */
    static Kind of(Kind kind, boolean mayBeLeftOut, JsonText random) {
        List<Form> forms = new ArrayList<>(List.of(Form.MASK));
        if (mayBeLeftOut) {
            forms.add(Form.DROP);
        }
        if (isSpelt(kind)) {
            forms.addAll(List.of(Form.HASH, Form.LAST4));
        }
        return new Redacted(kind, random.oneOf(forms));
    }

    @Override
    public String annotations() {
        return "@JsonRedact(JsonRedact.Form." + form + ") " + kind.annotations();
    }

    @Override
    public Object tree(Object value, View view) {
        if (view != View.REDACTED) {
            return kind.tree(value, view);
        }
        if (form == Form.DROP) {
            return NOTHING;
        }
        Object tree = kind.tree(value, View.WRITTEN);
        return tree == null ? null : hidden(tree);
    }

    private String hidden(Object tree) {
        return switch (form) {
            case DROP, MASK -> MASK;
            case HASH -> hash(tree instanceof String text ? quoted(text) : tree.toString());
            case LAST4 -> lastOf(tree.toString());
        };
    }

    private static String lastOf(String text) {
        return text.length() < FEWEST ? MASK : MASK + text.substring(text.length() - SHOWN);
    }

    private static String hash(String json) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json.getBytes(UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASHED_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            int known = "\b\t\n\f\r\"\\".indexOf(c);
            if (known >= 0) {
                json.append('\\').append("btnfr\"\\".charAt(known));
            } else {
                json.append(c < ' ' ? String.format("\\u%04x", (int) c) : c);
            }
        }
        return json.append('"').toString();
    }
}
