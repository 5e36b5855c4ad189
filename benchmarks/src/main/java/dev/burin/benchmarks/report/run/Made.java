package dev.burin.benchmarks.report.run;

import dev.burin.annotation.JsonCodec;
import dev.burin.benchmarks.Main;
import dev.burin.benchmarks.compare.Circumstances;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.HexFormat;

/**
 * What results were measured with; all results in one folder have the same.
 *
 * @param jar a hash of the program
 * @param java the virtual machine
 * @param machine the processor
 * @param effort how long each fork measures
 * @param begun the day of the first result
 */
@JsonCodec
public record Made(String jar, String java, String machine, String effort, LocalDate begun) {

    /** Returns what results are measured with now. */
    static Made now(String effort) throws IOException {
        return new Made(hashOfJar(), Circumstances.java(), Circumstances.machine(), effort, LocalDate.now());
    }

    /** Returns in words what differs; empty if the results of both can be combined in one table. */
    String difference(Made earlier) {
        return difference("program", jar, earlier.jar)
                + difference("Java", java, earlier.java)
                + difference("machine", machine, earlier.machine)
                + difference("effort", effort, earlier.effort);
    }

    private static String difference(String what, String now, String then) {
        return now.equals(then) ? "" : " Its " + what + " was " + then + ", and is " + now + ".";
    }

    private static String hashOfJar() throws IOException {
        try {
            Path program = Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(program)) {
                return "classes";
            }
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(program));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (URISyntaxException | NoSuchAlgorithmException e) {
            throw new IOException(e);
        }
    }
}
