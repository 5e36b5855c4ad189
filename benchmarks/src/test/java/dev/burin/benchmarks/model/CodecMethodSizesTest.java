package dev.burin.benchmarks.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.model.article.Ints1Codec;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No method of a generated codec is too long for HotSpot; so says javap. */
class CodecMethodSizesTest {
    /** C2 does not inline what is compiled to more (InlineSmallCode); and what javac makes 8000 of, is never compiled. */
    private static final int MOST_BYTES = 2500;

    private static final Pattern METHOD = Pattern.compile("  \\S.*[({].*[;{]");
    private static final Pattern INSTRUCTION = Pattern.compile(" +(\\d+): [a-z].*");

    @Test
    void everyMethodOfEveryCodecIsSmallEnoughForTheCompiler() throws Exception {
        Map<String, Integer> sizes = new TreeMap<>();
        for (Path codec : codecs()) {
            readSizes(codec, sizes);
        }

        assertThat(sizes).hasSizeGreaterThan(100).allSatisfy((method, size) -> assertThat(size)
                .isLessThan(MOST_BYTES));
    }

    private static List<Path> codecs() throws IOException, URISyntaxException {
        Path classes = Path.of(Ints1Codec.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith("Codec.class")).toList();
        }
    }

    /** Adds the place of the last instruction of each method; overloads are told apart by their parameters. */
    private static void readSizes(Path codec, Map<String, Integer> sizes) {
        StringWriter listing = new StringWriter();
        ToolProvider.findFirst("javap")
                .orElseThrow()
                .run(new PrintWriter(listing), new PrintWriter(System.err), "-c", "-p", codec.toString());
        String method = "";
        for (String line : listing.toString().lines().toList()) {
            Matcher instruction = INSTRUCTION.matcher(line);
            if (METHOD.matcher(line).matches()) {
                method = codec.getFileName() + ": " + line.strip();
            } else if (instruction.matches()) {
                sizes.merge(method, Integer.parseInt(instruction.group(1)), Math::max);
            }
        }
    }
}
