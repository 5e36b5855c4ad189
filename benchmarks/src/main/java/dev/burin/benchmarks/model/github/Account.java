package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The short form of a user or an organisation. */
@CompiledJson
public final class Account implements Serializable {
    public String gravatar_id;
    public String login;
    public String avatar_url;
    public String url;
    public int id;
}
