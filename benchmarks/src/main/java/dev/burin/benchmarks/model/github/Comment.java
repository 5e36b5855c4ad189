package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A comment on an {@link Issue}. */
@CompiledJson
public final class Comment implements Serializable {
    public GithubUser user;
    public String url;
    public String issue_url;
    public String created_at;
    public String body;
    public String updated_at;
    public int id;
}
