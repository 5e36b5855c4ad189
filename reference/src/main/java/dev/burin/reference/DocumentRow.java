package dev.burin.reference;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A row of {@code documents.tsv}.
 *
 * @param text the row's document as it is written there
 * @param document its bytes
 * @param verdict {@code OK}, or the name of the error with which the untyped reader rejects it
 * @param offset of the offending byte
 */
@SuppressWarnings("ArrayRecordComponent") // rows are not compared
public record DocumentRow(String text, byte[] document, String verdict, int offset) {
    private static final Pattern PART = Pattern.compile("»|\\{\\{([0-9A-F ]+)}}|.");
    private static final String FILE = "documents.tsv";

    /** Returns all rows, in their order. */
    public static List<DocumentRow> all() {
        try (InputStream rows = DocumentRow.class.getResourceAsStream(FILE)) {
            return new String(Objects.requireNonNull(rows, FILE).readAllBytes(), UTF_8)
                    .lines()
                    .filter(row -> !row.isEmpty() && !row.startsWith("#"))
                    .map(DocumentRow::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Is the document a value that the untyped reader gives? */
    public boolean isAccepted() {
        return verdict.equals("OK");
    }

    private static DocumentRow of(String row) {
        String[] fields = row.split("\t", 2);
        ByteArrayOutputStream document = new ByteArrayOutputStream();
        int offset = -1;
        for (Matcher parts = PART.matcher(fields[1]); parts.find(); ) {
            if (parts.group().equals("»")) {
                offset = document.size();
            } else {
                document.writeBytes(bytes(parts));
            }
        }
        return new DocumentRow(fields[1], document.toByteArray(), fields[0], offset);
    }

    private static byte[] bytes(Matcher part) {
        String hex = part.group(1);
        return hex == null ? part.group().getBytes(UTF_8) : HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
