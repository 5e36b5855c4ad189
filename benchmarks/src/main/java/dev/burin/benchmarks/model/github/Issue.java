package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;
import java.util.List;

/** An issue; label and milestone do not occur in this document. */
@CompiledJson
public final class Issue implements Serializable {
    public GithubUser user;
    public String url;
    public List<Label> labels;
    public String html_url;
    public String labels_url;
    public PullRequest pull_request;
    public String created_at;
    public String closed_at;
    public Milestone milestone;
    public String title;
    public String body;
    public String updated_at;
    public int number;
    public String state;
    public GithubUser assignee;
    public int id;
    public String events_url;
    public String comments_url;
    public int comments;
}
