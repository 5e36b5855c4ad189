package dev.burin.benchmarks.model.twitter;

import java.util.List;

/** The links in one text. */
public final class EntityUrls {
    public List<Url> urls;
}
