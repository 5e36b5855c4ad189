package dev.burin.samples.mimedb;

import dev.burin.Codec;
import dev.burin.samples.untyped.AnyJsonCodec;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;

/** Decodes the list of all media types, encodes it again, and proves that nothing was lost on the way. */
public final class MimeDbMain {
    private static final Codec<Map<String, MimeType>> CODEC = MimeTypeCodec.INSTANCE.map();

    private MimeDbMain() {}

    /** Runs the sample. */
    public static void main(String[] args) throws IOException {
        run(System.out);
    }

    static void run(PrintStream out) throws IOException {
        MimeDb mimeDb = MimeDb.load();
        Map<String, MimeType> types = CODEC.fromJson(mimeDb.json());
        byte[] encoded = CODEC.toJsonBytes(types);

        out.printf(Locale.ROOT, "mime-db %s, db.json: %,d bytes%n", mimeDb.version(), mimeDb.json().length);
        out.printf(
                Locale.ROOT,
                "  decoded  %,d media types, such as text/html: %s%n",
                types.size(),
                types.get("text/html"));
        out.printf(Locale.ROOT, "  encoded  %,d bytes, without white space%n", encoded.length);
        check(CODEC.fromJson(encoded).equals(types), "decoding the encoded bytes gives another value");
        check(tree(encoded).equals(tree(mimeDb.json())), "the encoded bytes are not the JSON of the original");
        out.println("  equal    decoded again: the same value; as plain JSON: the same tree as the original");
        printSource(GeneratedSource.of(MimeTypeCodec.class), out);
    }

    private static Object tree(byte[] json) {
        return AnyJsonCodec.INSTANCE.fromJson(json).value();
    }

    private static void printSource(GeneratedSource source, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%nThe compiler generated %s, %d lines; what writes:%n%n",
                source.path(),
                source.lines().size());
        source.method("public int write(").forEach(out::println);
        out.println();
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException("Something was lost: " + otherwise + ".");
        }
    }
}
