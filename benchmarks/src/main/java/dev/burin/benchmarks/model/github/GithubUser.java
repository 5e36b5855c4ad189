package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The long form of a user. */
@CompiledJson
public final class GithubUser implements Serializable {
    public String url;
    public String gists_url;
    public String gravatar_id;
    public String type;
    public String avatar_url;
    public String subscriptions_url;
    public String received_events_url;
    public String organizations_url;
    public String repos_url;
    public String login;
    public int id;
    public String starred_url;
    public String events_url;
    public String followers_url;
    public String following_url;
}
