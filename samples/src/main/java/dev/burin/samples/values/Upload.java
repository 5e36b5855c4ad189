package dev.burin.samples.values;

import dev.burin.annotation.JsonCodec;
import java.util.UUID;

/** A file; the bytes are base64. */
@JsonCodec
public class Upload {
    /** Written in the usual 36 characters. */
    public UUID id;

    /** Written as base64 with padding. */
    public byte[] content;

    /** Written as a number, see {@link UserId}. */
    public UserId owner;

    /** Written as a string, see {@link Label}. */
    public Label label;
}
