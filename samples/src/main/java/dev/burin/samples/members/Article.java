package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonPropertyOrder;

/** An article whose members are written in an order other than declared. */
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
