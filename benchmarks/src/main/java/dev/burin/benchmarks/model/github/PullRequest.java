package dev.burin.benchmarks.model.github;

/** The addresses of the pull request that an {@link Issue} belongs to; all null for a plain issue. */
public final class PullRequest {
    public String html_url;
    public String patch_url;
    public String diff_url;
}
