package dev.burin.benchmarks.model.github;

/** A changed page of a wiki. */
public final class Page {
    public String page_name;
    public String html_url;
    public String title;
    public String sha;
    public String summary;
    public String action;
}
