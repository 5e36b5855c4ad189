package dev.burin.samples.mimedb;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** The document {@code db.json} of mime-db, as packaged in the jar {@code org.webjars.npm:mime-db}. */
final class MimeDb {
    private final String version;
    private final byte[] json;

    private MimeDb(String version, byte[] json) {
        this.version = version;
        this.json = json;
    }

    /** Returns the version of mime-db. */
    String version() {
        return version;
    }

    /** Returns the document. */
    byte[] json() {
        return json;
    }

    /** Loads the document from the class path. */
    static MimeDb load() throws IOException {
        Properties artifact = new Properties();
        try (InputStream properties = open("META-INF/maven/org.webjars.npm/mime-db/pom.properties")) {
            artifact.load(properties);
        }
        String version = artifact.getProperty("version");
        try (InputStream json = open("META-INF/resources/webjars/mime-db/" + version + "/db.json")) {
            return new MimeDb(version, json.readAllBytes());
        }
    }

    private static InputStream open(String resource) throws IOException {
        InputStream stream = MimeDb.class.getClassLoader().getResourceAsStream(resource);
        if (stream == null) {
            throw new FileNotFoundException(
                    resource + " is not on the class path; it comes with org.webjars.npm:mime-db");
        }
        return stream;
    }
}
