package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import java.util.Map;

/** Settings that people append to: of two members or keys with the same name, the last one wins. */
@JsonCodec(duplicates = JsonCodec.Duplicates.LAST)
public record Settings(String theme, Map<String, Integer> sizes) {}
