package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.mime.MimeType;
import dev.burin.benchmarks.proto.MimeMessages;
import java.util.ArrayList;
import java.util.Map;

/** Copies the models of {@code mime} to messages and back, as a program must if its own classes are not the generated ones. */
final class MimeCopies {
    private MimeCopies() {}

    static MimeMessages.MimeType message(MimeType value) {
        MimeMessages.MimeType.Builder message = MimeMessages.MimeType.newBuilder();
        if (value.source != null) {
            message.setSource(value.source);
        }
        if (value.charset != null) {
            message.setCharset(value.charset);
        }
        if (value.compressible != null) {
            message.setCompressible(value.compressible);
        }
        if (value.extensions != null) {
            message.addAllExtensions(value.extensions);
        }
        return message.build();
    }

    static MimeType model(MimeMessages.MimeType message) {
        MimeType value = new MimeType();
        value.source = message.hasSource() ? message.getSource() : null;
        value.charset = message.hasCharset() ? message.getCharset() : null;
        value.compressible = message.hasCompressible() ? message.getCompressible() : null;
        value.extensions = message.getExtensionsCount() == 0 ? null : new ArrayList<>(message.getExtensionsList());
        return value;
    }

    static MimeMessages.MimeDb message(Map<String, MimeType> value) {
        MimeMessages.MimeDb.Builder message = MimeMessages.MimeDb.newBuilder();
        value.forEach((name, type) -> message.putTypes(name, message(type)));
        return message.build();
    }

    static Map<String, MimeType> model(MimeMessages.MimeDb message) {
        return Copies.map(message.getTypesMap(), MimeCopies::model);
    }
}
