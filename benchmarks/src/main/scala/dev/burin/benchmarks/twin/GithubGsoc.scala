package dev.burin.benchmarks.twin

import com.github.plokhotnyuk.jsoniter_scala.macros.named

// The types of github_events.json and gsoc-2018.json. Members that a document has as null or leaves out are Options.

final case class GithubEvent(
    `type`: String,
    created_at: String,
    actor: GithubAccount,
    repo: GithubRepository,
    `public`: Boolean,
    payload: GithubPayload,
    id: String,
    org: Option[GithubAccount] = None
)

final case class GithubAccount(
    gravatar_id: String,
    login: String,
    avatar_url: String,
    url: String,
    id: Int
)

final case class GithubRepository(
    url: String,
    id: Int,
    name: String
)

final case class GithubPayload(
    commits: Option[List[GithubCommit]] = None,
    distinct_size: Option[Int] = None,
    ref: Option[String] = None,
    push_id: Option[Int] = None,
    head: Option[String] = None,
    before: Option[String] = None,
    size: Option[Int] = None,
    description: Option[String] = None,
    master_branch: Option[String] = None,
    ref_type: Option[String] = None,
    forkee: Option[GithubFork] = None,
    action: Option[String] = None,
    issue: Option[GithubIssue] = None,
    comment: Option[GithubComment] = None,
    pages: Option[List[GithubPage]] = None
)

final case class GithubCommit(
    url: String,
    message: String,
    distinct: Boolean,
    sha: String,
    author: GithubAuthor
)

final case class GithubAuthor(
    email: String,
    name: String
)

final case class GithubUser(
    url: String,
    gists_url: String,
    gravatar_id: String,
    `type`: String,
    avatar_url: String,
    subscriptions_url: String,
    received_events_url: String,
    organizations_url: String,
    repos_url: String,
    login: String,
    id: Int,
    starred_url: String,
    events_url: String,
    followers_url: String,
    following_url: String
)

final case class GithubIssue(
    user: GithubUser,
    url: String,
    labels: List[GithubLabel],
    html_url: String,
    labels_url: String,
    pull_request: GithubPullRequest,
    created_at: String,
    closed_at: Option[String],
    milestone: Option[GithubMilestone],
    title: String,
    body: String,
    updated_at: String,
    number: Int,
    state: String,
    assignee: Option[GithubUser],
    id: Int,
    events_url: String,
    comments_url: String,
    comments: Int
)

final case class GithubLabel(
    url: String,
    name: String,
    color: String
)

final case class GithubPullRequest(
    html_url: Option[String],
    patch_url: Option[String],
    diff_url: Option[String]
)

final case class GithubMilestone(
    url: String,
    number: Int,
    title: String
)

final case class GithubComment(
    user: GithubUser,
    url: String,
    issue_url: String,
    created_at: String,
    body: String,
    updated_at: String,
    id: Int
)

final case class GithubPage(
    page_name: String,
    html_url: String,
    title: String,
    sha: String,
    summary: Option[String],
    action: String
)

final case class GithubFork(
    description: String,
    fork: Boolean,
    url: String,
    language: String,
    stargazers_url: String,
    clone_url: String,
    tags_url: String,
    full_name: String,
    merges_url: String,
    forks: Int,
    `private`: Boolean,
    git_refs_url: String,
    archive_url: String,
    collaborators_url: String,
    owner: GithubUser,
    languages_url: String,
    trees_url: String,
    labels_url: String,
    html_url: String,
    pushed_at: String,
    created_at: String,
    has_issues: Boolean,
    forks_url: String,
    branches_url: String,
    commits_url: String,
    notifications_url: String,
    open_issues: Int,
    contents_url: String,
    blobs_url: String,
    issues_url: String,
    compare_url: String,
    issue_events_url: String,
    name: String,
    updated_at: String,
    statuses_url: String,
    forks_count: Int,
    assignees_url: String,
    ssh_url: String,
    `public`: Boolean,
    has_wiki: Boolean,
    subscribers_url: String,
    mirror_url: Option[String],
    watchers_count: Int,
    id: Int,
    has_downloads: Boolean,
    git_commits_url: String,
    downloads_url: String,
    pulls_url: String,
    homepage: Option[String],
    issue_comment_url: String,
    hooks_url: String,
    subscription_url: String,
    milestones_url: String,
    svn_url: String,
    events_url: String,
    git_tags_url: String,
    teams_url: String,
    comments_url: String,
    open_issues_count: Int,
    keys_url: String,
    git_url: String,
    contributors_url: String,
    size: Int,
    watchers: Int
)

final case class GsocProject(
    @named("@context") context: String,
    @named("@type") `type`: String,
    name: String,
    description: String,
    sponsor: GsocSponsor,
    author: GsocAuthor
)

final case class GsocSponsor(
    @named("@type") `type`: String,
    name: String,
    disambiguatingDescription: String,
    description: String,
    url: String,
    logo: String
)

final case class GsocAuthor(
    @named("@type") `type`: String,
    name: String
)
