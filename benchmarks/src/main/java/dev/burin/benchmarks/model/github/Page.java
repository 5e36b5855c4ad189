package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A changed page of a wiki. */
@CompiledJson
public final class Page implements Serializable {
    public String page_name;
    public String html_url;
    public String title;
    public String sha;
    public String summary;
    public String action;
}
