package dev.burin.samples.recursion;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A tree of names. */
@JsonCodec
public record Tree(String name, List<Tree> children) {}
