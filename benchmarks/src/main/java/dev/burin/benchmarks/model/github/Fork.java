package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import dev.burin.annotation.JsonProperty;
import java.io.Serializable;

/** The long form of a repository: the new fork. */
@CompiledJson
public final class Fork implements Serializable {
    public String description;
    public boolean fork;
    public String url;
    public String language;
    public String stargazers_url;
    public String clone_url;
    public String tags_url;
    public String full_name;
    public String merges_url;
    public int forks;

    @JsonProperty("private")
    @com.fasterxml.jackson.annotation.JsonProperty("private")
    @JsonAttribute(name = "private")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "private")
    @com.squareup.moshi.Json(name = "private")
    public boolean isPrivate;

    public String git_refs_url;
    public String archive_url;
    public String collaborators_url;
    public GithubUser owner;
    public String languages_url;
    public String trees_url;
    public String labels_url;
    public String html_url;
    public String pushed_at;
    public String created_at;
    public boolean has_issues;
    public String forks_url;
    public String branches_url;
    public String commits_url;
    public String notifications_url;
    public int open_issues;
    public String contents_url;
    public String blobs_url;
    public String issues_url;
    public String compare_url;
    public String issue_events_url;
    public String name;
    public String updated_at;
    public String statuses_url;
    public int forks_count;
    public String assignees_url;
    public String ssh_url;

    @JsonProperty("public")
    @com.fasterxml.jackson.annotation.JsonProperty("public")
    @JsonAttribute(name = "public")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "public")
    @com.squareup.moshi.Json(name = "public")
    public boolean isPublic;

    public boolean has_wiki;
    public String subscribers_url;
    public String mirror_url;
    public int watchers_count;
    public int id;
    public boolean has_downloads;
    public String git_commits_url;
    public String downloads_url;
    public String pulls_url;
    public String homepage;
    public String issue_comment_url;
    public String hooks_url;
    public String subscription_url;
    public String milestones_url;
    public String svn_url;
    public String events_url;
    public String git_tags_url;
    public String teams_url;
    public String comments_url;
    public int open_issues_count;
    public String keys_url;
    public String git_url;
    public String contributors_url;
    public int size;
    public int watchers;
}
