package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonPropertyOrder;

/** An article whose members are not written in declaration order. */
@JsonCodec
@JsonPropertyOrder({"id", "title"})
public class Article {
    /** The text. */
    public String body;

    /** The heading. */
    public String title;

    /** Who wrote it. */
    public String author;

    /** The number. */
    public long id;
}
