package dev.burin.reference;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads from class files how many bytes of bytecode each method has. */
public final class MethodSizes {
    /** The most bytes of bytecode that HotSpot inlines ({@code FreqInlineSize}). */
    public static final int MOST_INLINED = 325;

    /** A generated codec, or a class nested in one. */
    private static final Pattern CODEC = Pattern.compile(".*Codec(\\$.*)?\\.class");

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private final DataInputStream in;
    private final Map<Integer, String> names = new TreeMap<>();
    private final Map<String, Integer> sizes = new TreeMap<>();

    private MethodSizes(byte[] classFile) {
        in = new DataInputStream(new ByteArrayInputStream(classFile));
    }

    /** Returns the bytes of each method that has code; overloads share an entry with the longest. */
    public static Map<String, Integer> of(byte[] classFile) {
        try {
            MethodSizes reader = new MethodSizes(classFile);
            reader.read();
            return reader.sizes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the bytes of each method of each codec in a folder of class files, by the file and the name of the method. */
    public static Map<String, Integer> ofCodecs(Path classes) throws IOException {
        List<Path> codecs;
        try (Stream<Path> files = Files.walk(classes)) {
            codecs = files.filter(
                            file -> CODEC.matcher(file.getFileName().toString()).matches())
                    .toList();
        }
        Map<String, Integer> sizes = new TreeMap<>();
        for (Path codec : codecs) {
            of(Files.readAllBytes(codec))
                    .forEach((method, size) -> sizes.put(classes.relativize(codec) + ": " + method, size));
        }
        return sizes;
    }

    private void read() throws IOException {
        in.skipNBytes(8);
        readConstants();
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
            readMember();
        }
        for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
            readMember();
        }
    }

    private void readConstants() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            if (tag == UTF8) {
                names.put(i, in.readUTF());
            } else {
                in.skipNBytes(constantSize(tag));
                i += tag == LONG || tag == DOUBLE ? 1 : 0;
            }
        }
    }

    /** JVMS §4.4, table 4.4-A. */
    private static int constantSize(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case LONG, DOUBLE -> 8;
            default -> 4;
        };
    }

    private void readMember() throws IOException {
        in.skipNBytes(2);
        String name = names.get(in.readUnsignedShort());
        in.skipNBytes(2);
        for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
            String attribute = names.get(in.readUnsignedShort());
            int length = in.readInt();
            if ("Code".equals(attribute)) {
                in.skipNBytes(4);
                sizes.merge(name, in.readInt(), Math::max);
                in.skipNBytes(length - 8L);
            } else {
                in.skipNBytes(length);
            }
        }
    }
}
