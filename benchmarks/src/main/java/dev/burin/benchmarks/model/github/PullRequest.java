package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The URLs of the pull request that an {@link Issue} belongs to; all null for a plain issue. */
@CompiledJson
public final class PullRequest implements Serializable {
    public String html_url;
    public String patch_url;
    public String diff_url;
}
