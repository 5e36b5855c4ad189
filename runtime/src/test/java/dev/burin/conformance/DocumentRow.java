package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.JsonErrorCode;
import dev.burin.test.Resources;
import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A row of {@code conformance/documents.tsv}.
 *
 * @param text the row's document as it is written there
 * @param document its bytes
 * @param code why the untyped reader rejects it, or null if it does not
 * @param offset of the offending byte
 */
record DocumentRow(String text, byte[] document, JsonErrorCode code, int offset) {
    private static final Pattern PART = Pattern.compile("»|\\{\\{([0-9A-F ]+)}}|.");

    static List<DocumentRow> all() {
        return Resources.rows("conformance/documents.tsv").stream()
                .map(DocumentRow::of)
                .toList();
    }

    private static DocumentRow of(String row) {
        String[] fields = row.split("\t", 2);
        JsonErrorCode code = fields[0].equals("OK") ? null : JsonErrorCode.valueOf(fields[0]);
        ByteArrayOutputStream document = new ByteArrayOutputStream();
        int offset = -1;
        for (Matcher parts = PART.matcher(fields[1]); parts.find(); ) {
            if (parts.group().equals("»")) {
                offset = document.size();
            } else {
                document.writeBytes(bytes(parts));
            }
        }
        return new DocumentRow(fields[1], document.toByteArray(), code, offset);
    }

    private static byte[] bytes(Matcher part) {
        String hex = part.group(1);
        return hex == null ? part.group().getBytes(UTF_8) : HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
