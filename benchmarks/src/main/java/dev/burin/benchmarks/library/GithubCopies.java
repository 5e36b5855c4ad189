package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.github.Account;
import dev.burin.benchmarks.model.github.Comment;
import dev.burin.benchmarks.model.github.Commit;
import dev.burin.benchmarks.model.github.CommitAuthor;
import dev.burin.benchmarks.model.github.Fork;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.github.GithubUser;
import dev.burin.benchmarks.model.github.Issue;
import dev.burin.benchmarks.model.github.Label;
import dev.burin.benchmarks.model.github.Milestone;
import dev.burin.benchmarks.model.github.Page;
import dev.burin.benchmarks.model.github.Payload;
import dev.burin.benchmarks.model.github.PullRequest;
import dev.burin.benchmarks.model.github.Repository;
import dev.burin.benchmarks.proto.GithubMessages;
import java.util.List;

/** Copies the models of {@code github} to messages and back, as a program must if its own classes are not the generated ones. */
final class GithubCopies {
    private GithubCopies() {}

    static GithubMessages.Events message(List<GithubEvent> value) {
        GithubMessages.Events.Builder message = GithubMessages.Events.newBuilder();
        value.forEach(event -> message.addEvents(message(event)));
        return message.build();
    }

    static List<GithubEvent> model(GithubMessages.Events message) {
        return Copies.list(message.getEventsList(), GithubCopies::model);
    }

    static GithubMessages.Event message(GithubEvent value) {
        GithubMessages.Event.Builder message = GithubMessages.Event.newBuilder();
        message.setType(value.type);
        message.setCreatedAt(value.created_at);
        message.setActor(message(value.actor));
        message.setRepo(message(value.repo));
        message.setPublic(value.isPublic);
        message.setPayload(message(value.payload));
        message.setId(value.id);
        if (value.org != null) {
            message.setOrg(message(value.org));
        }
        return message.build();
    }

    static GithubEvent model(GithubMessages.Event message) {
        GithubEvent value = new GithubEvent();
        value.type = message.getType();
        value.created_at = message.getCreatedAt();
        value.actor = model(message.getActor());
        value.repo = model(message.getRepo());
        value.isPublic = message.getPublic();
        value.payload = model(message.getPayload());
        value.id = message.getId();
        value.org = message.hasOrg() ? model(message.getOrg()) : null;
        return value;
    }

    static GithubMessages.Account message(Account value) {
        GithubMessages.Account.Builder message = GithubMessages.Account.newBuilder();
        message.setGravatarId(value.gravatar_id);
        message.setLogin(value.login);
        message.setAvatarUrl(value.avatar_url);
        message.setUrl(value.url);
        message.setId(value.id);
        return message.build();
    }

    static Account model(GithubMessages.Account message) {
        Account value = new Account();
        value.gravatar_id = message.getGravatarId();
        value.login = message.getLogin();
        value.avatar_url = message.getAvatarUrl();
        value.url = message.getUrl();
        value.id = message.getId();
        return value;
    }

    static GithubMessages.Repository message(Repository value) {
        GithubMessages.Repository.Builder message = GithubMessages.Repository.newBuilder();
        message.setUrl(value.url);
        message.setId(value.id);
        message.setName(value.name);
        return message.build();
    }

    static Repository model(GithubMessages.Repository message) {
        Repository value = new Repository();
        value.url = message.getUrl();
        value.id = message.getId();
        value.name = message.getName();
        return value;
    }

    static GithubMessages.Payload message(Payload value) {
        GithubMessages.Payload.Builder message = GithubMessages.Payload.newBuilder();
        if (value.commits != null) {
            value.commits.forEach(element -> message.addCommits(message(element)));
        }
        if (value.distinct_size != null) {
            message.setDistinctSize(value.distinct_size);
        }
        if (value.ref != null) {
            message.setRef(value.ref);
        }
        if (value.push_id != null) {
            message.setPushId(value.push_id);
        }
        if (value.head != null) {
            message.setHead(value.head);
        }
        if (value.before != null) {
            message.setBefore(value.before);
        }
        if (value.size != null) {
            message.setSize(value.size);
        }
        if (value.description != null) {
            message.setDescription(value.description);
        }
        if (value.master_branch != null) {
            message.setMasterBranch(value.master_branch);
        }
        if (value.ref_type != null) {
            message.setRefType(value.ref_type);
        }
        if (value.forkee != null) {
            message.setForkee(message(value.forkee));
        }
        if (value.action != null) {
            message.setAction(value.action);
        }
        if (value.issue != null) {
            message.setIssue(message(value.issue));
        }
        if (value.comment != null) {
            message.setComment(message(value.comment));
        }
        if (value.pages != null) {
            value.pages.forEach(element -> message.addPages(message(element)));
        }
        return message.build();
    }

    static Payload model(GithubMessages.Payload message) {
        Payload value = new Payload();
        value.commits =
                message.getCommitsCount() == 0 ? null : Copies.list(message.getCommitsList(), GithubCopies::model);
        value.distinct_size = message.hasDistinctSize() ? message.getDistinctSize() : null;
        value.ref = message.hasRef() ? message.getRef() : null;
        value.push_id = message.hasPushId() ? message.getPushId() : null;
        value.head = message.hasHead() ? message.getHead() : null;
        value.before = message.hasBefore() ? message.getBefore() : null;
        value.size = message.hasSize() ? message.getSize() : null;
        value.description = message.hasDescription() ? message.getDescription() : null;
        value.master_branch = message.hasMasterBranch() ? message.getMasterBranch() : null;
        value.ref_type = message.hasRefType() ? message.getRefType() : null;
        value.forkee = message.hasForkee() ? model(message.getForkee()) : null;
        value.action = message.hasAction() ? message.getAction() : null;
        value.issue = message.hasIssue() ? model(message.getIssue()) : null;
        value.comment = message.hasComment() ? model(message.getComment()) : null;
        value.pages = message.getPagesCount() == 0 ? null : Copies.list(message.getPagesList(), GithubCopies::model);
        return value;
    }

    static GithubMessages.Commit message(Commit value) {
        GithubMessages.Commit.Builder message = GithubMessages.Commit.newBuilder();
        message.setUrl(value.url);
        message.setMessage(value.message);
        message.setDistinct(value.distinct);
        message.setSha(value.sha);
        message.setAuthor(message(value.author));
        return message.build();
    }

    static Commit model(GithubMessages.Commit message) {
        Commit value = new Commit();
        value.url = message.getUrl();
        value.message = message.getMessage();
        value.distinct = message.getDistinct();
        value.sha = message.getSha();
        value.author = model(message.getAuthor());
        return value;
    }

    static GithubMessages.Author message(CommitAuthor value) {
        GithubMessages.Author.Builder message = GithubMessages.Author.newBuilder();
        message.setEmail(value.email);
        message.setName(value.name);
        return message.build();
    }

    static CommitAuthor model(GithubMessages.Author message) {
        CommitAuthor value = new CommitAuthor();
        value.email = message.getEmail();
        value.name = message.getName();
        return value;
    }

    static GithubMessages.User message(GithubUser value) {
        GithubMessages.User.Builder message = GithubMessages.User.newBuilder();
        message.setUrl(value.url);
        message.setGistsUrl(value.gists_url);
        message.setGravatarId(value.gravatar_id);
        message.setType(value.type);
        message.setAvatarUrl(value.avatar_url);
        message.setSubscriptionsUrl(value.subscriptions_url);
        message.setReceivedEventsUrl(value.received_events_url);
        message.setOrganizationsUrl(value.organizations_url);
        message.setReposUrl(value.repos_url);
        message.setLogin(value.login);
        message.setId(value.id);
        message.setStarredUrl(value.starred_url);
        message.setEventsUrl(value.events_url);
        message.setFollowersUrl(value.followers_url);
        message.setFollowingUrl(value.following_url);
        return message.build();
    }

    static GithubUser model(GithubMessages.User message) {
        GithubUser value = new GithubUser();
        value.url = message.getUrl();
        value.gists_url = message.getGistsUrl();
        value.gravatar_id = message.getGravatarId();
        value.type = message.getType();
        value.avatar_url = message.getAvatarUrl();
        value.subscriptions_url = message.getSubscriptionsUrl();
        value.received_events_url = message.getReceivedEventsUrl();
        value.organizations_url = message.getOrganizationsUrl();
        value.repos_url = message.getReposUrl();
        value.login = message.getLogin();
        value.id = message.getId();
        value.starred_url = message.getStarredUrl();
        value.events_url = message.getEventsUrl();
        value.followers_url = message.getFollowersUrl();
        value.following_url = message.getFollowingUrl();
        return value;
    }

    static GithubMessages.Issue message(Issue value) {
        GithubMessages.Issue.Builder message = GithubMessages.Issue.newBuilder();
        message.setUser(message(value.user));
        message.setUrl(value.url);
        value.labels.forEach(element -> message.addLabels(message(element)));
        message.setHtmlUrl(value.html_url);
        message.setLabelsUrl(value.labels_url);
        message.setPullRequest(message(value.pull_request));
        message.setCreatedAt(value.created_at);
        if (value.closed_at != null) {
            message.setClosedAt(value.closed_at);
        }
        if (value.milestone != null) {
            message.setMilestone(message(value.milestone));
        }
        message.setTitle(value.title);
        message.setBody(value.body);
        message.setUpdatedAt(value.updated_at);
        message.setNumber(value.number);
        message.setState(value.state);
        if (value.assignee != null) {
            message.setAssignee(message(value.assignee));
        }
        message.setId(value.id);
        message.setEventsUrl(value.events_url);
        message.setCommentsUrl(value.comments_url);
        message.setComments(value.comments);
        return message.build();
    }

    static Issue model(GithubMessages.Issue message) {
        Issue value = new Issue();
        value.user = model(message.getUser());
        value.url = message.getUrl();
        value.labels = Copies.list(message.getLabelsList(), GithubCopies::model);
        value.html_url = message.getHtmlUrl();
        value.labels_url = message.getLabelsUrl();
        value.pull_request = model(message.getPullRequest());
        value.created_at = message.getCreatedAt();
        value.closed_at = message.hasClosedAt() ? message.getClosedAt() : null;
        value.milestone = message.hasMilestone() ? model(message.getMilestone()) : null;
        value.title = message.getTitle();
        value.body = message.getBody();
        value.updated_at = message.getUpdatedAt();
        value.number = message.getNumber();
        value.state = message.getState();
        value.assignee = message.hasAssignee() ? model(message.getAssignee()) : null;
        value.id = message.getId();
        value.events_url = message.getEventsUrl();
        value.comments_url = message.getCommentsUrl();
        value.comments = message.getComments();
        return value;
    }

    static GithubMessages.Label message(Label value) {
        GithubMessages.Label.Builder message = GithubMessages.Label.newBuilder();
        message.setUrl(value.url);
        message.setName(value.name);
        message.setColor(value.color);
        return message.build();
    }

    static Label model(GithubMessages.Label message) {
        Label value = new Label();
        value.url = message.getUrl();
        value.name = message.getName();
        value.color = message.getColor();
        return value;
    }

    static GithubMessages.PullRequest message(PullRequest value) {
        GithubMessages.PullRequest.Builder message = GithubMessages.PullRequest.newBuilder();
        if (value.html_url != null) {
            message.setHtmlUrl(value.html_url);
        }
        if (value.patch_url != null) {
            message.setPatchUrl(value.patch_url);
        }
        if (value.diff_url != null) {
            message.setDiffUrl(value.diff_url);
        }
        return message.build();
    }

    static PullRequest model(GithubMessages.PullRequest message) {
        PullRequest value = new PullRequest();
        value.html_url = message.hasHtmlUrl() ? message.getHtmlUrl() : null;
        value.patch_url = message.hasPatchUrl() ? message.getPatchUrl() : null;
        value.diff_url = message.hasDiffUrl() ? message.getDiffUrl() : null;
        return value;
    }

    static GithubMessages.Milestone message(Milestone value) {
        GithubMessages.Milestone.Builder message = GithubMessages.Milestone.newBuilder();
        message.setUrl(value.url);
        message.setNumber(value.number);
        message.setTitle(value.title);
        return message.build();
    }

    static Milestone model(GithubMessages.Milestone message) {
        Milestone value = new Milestone();
        value.url = message.getUrl();
        value.number = message.getNumber();
        value.title = message.getTitle();
        return value;
    }

    static GithubMessages.Comment message(Comment value) {
        GithubMessages.Comment.Builder message = GithubMessages.Comment.newBuilder();
        message.setUser(message(value.user));
        message.setUrl(value.url);
        message.setIssueUrl(value.issue_url);
        message.setCreatedAt(value.created_at);
        message.setBody(value.body);
        message.setUpdatedAt(value.updated_at);
        message.setId(value.id);
        return message.build();
    }

    static Comment model(GithubMessages.Comment message) {
        Comment value = new Comment();
        value.user = model(message.getUser());
        value.url = message.getUrl();
        value.issue_url = message.getIssueUrl();
        value.created_at = message.getCreatedAt();
        value.body = message.getBody();
        value.updated_at = message.getUpdatedAt();
        value.id = message.getId();
        return value;
    }

    static GithubMessages.Page message(Page value) {
        GithubMessages.Page.Builder message = GithubMessages.Page.newBuilder();
        message.setPageName(value.page_name);
        message.setHtmlUrl(value.html_url);
        message.setTitle(value.title);
        message.setSha(value.sha);
        if (value.summary != null) {
            message.setSummary(value.summary);
        }
        message.setAction(value.action);
        return message.build();
    }

    static Page model(GithubMessages.Page message) {
        Page value = new Page();
        value.page_name = message.getPageName();
        value.html_url = message.getHtmlUrl();
        value.title = message.getTitle();
        value.sha = message.getSha();
        value.summary = message.hasSummary() ? message.getSummary() : null;
        value.action = message.getAction();
        return value;
    }

    static GithubMessages.Fork message(Fork value) {
        GithubMessages.Fork.Builder message = GithubMessages.Fork.newBuilder();
        message.setDescription(value.description);
        message.setFork(value.fork);
        message.setUrl(value.url);
        message.setLanguage(value.language);
        message.setStargazersUrl(value.stargazers_url);
        message.setCloneUrl(value.clone_url);
        message.setTagsUrl(value.tags_url);
        message.setFullName(value.full_name);
        message.setMergesUrl(value.merges_url);
        message.setForks(value.forks);
        message.setPrivate(value.isPrivate);
        message.setGitRefsUrl(value.git_refs_url);
        message.setArchiveUrl(value.archive_url);
        message.setCollaboratorsUrl(value.collaborators_url);
        message.setOwner(message(value.owner));
        message.setLanguagesUrl(value.languages_url);
        message.setTreesUrl(value.trees_url);
        message.setLabelsUrl(value.labels_url);
        message.setHtmlUrl(value.html_url);
        message.setPushedAt(value.pushed_at);
        message.setCreatedAt(value.created_at);
        message.setHasIssues(value.has_issues);
        message.setForksUrl(value.forks_url);
        message.setBranchesUrl(value.branches_url);
        message.setCommitsUrl(value.commits_url);
        message.setNotificationsUrl(value.notifications_url);
        message.setOpenIssues(value.open_issues);
        message.setContentsUrl(value.contents_url);
        message.setBlobsUrl(value.blobs_url);
        message.setIssuesUrl(value.issues_url);
        message.setCompareUrl(value.compare_url);
        message.setIssueEventsUrl(value.issue_events_url);
        message.setName(value.name);
        message.setUpdatedAt(value.updated_at);
        message.setStatusesUrl(value.statuses_url);
        message.setForksCount(value.forks_count);
        message.setAssigneesUrl(value.assignees_url);
        message.setSshUrl(value.ssh_url);
        message.setPublic(value.isPublic);
        message.setHasWiki(value.has_wiki);
        message.setSubscribersUrl(value.subscribers_url);
        if (value.mirror_url != null) {
            message.setMirrorUrl(value.mirror_url);
        }
        message.setWatchersCount(value.watchers_count);
        message.setId(value.id);
        message.setHasDownloads(value.has_downloads);
        message.setGitCommitsUrl(value.git_commits_url);
        message.setDownloadsUrl(value.downloads_url);
        message.setPullsUrl(value.pulls_url);
        if (value.homepage != null) {
            message.setHomepage(value.homepage);
        }
        message.setIssueCommentUrl(value.issue_comment_url);
        message.setHooksUrl(value.hooks_url);
        message.setSubscriptionUrl(value.subscription_url);
        message.setMilestonesUrl(value.milestones_url);
        message.setSvnUrl(value.svn_url);
        message.setEventsUrl(value.events_url);
        message.setGitTagsUrl(value.git_tags_url);
        message.setTeamsUrl(value.teams_url);
        message.setCommentsUrl(value.comments_url);
        message.setOpenIssuesCount(value.open_issues_count);
        message.setKeysUrl(value.keys_url);
        message.setGitUrl(value.git_url);
        message.setContributorsUrl(value.contributors_url);
        message.setSize(value.size);
        message.setWatchers(value.watchers);
        return message.build();
    }

    static Fork model(GithubMessages.Fork message) {
        Fork value = new Fork();
        value.description = message.getDescription();
        value.fork = message.getFork();
        value.url = message.getUrl();
        value.language = message.getLanguage();
        value.stargazers_url = message.getStargazersUrl();
        value.clone_url = message.getCloneUrl();
        value.tags_url = message.getTagsUrl();
        value.full_name = message.getFullName();
        value.merges_url = message.getMergesUrl();
        value.forks = message.getForks();
        value.isPrivate = message.getPrivate();
        value.git_refs_url = message.getGitRefsUrl();
        value.archive_url = message.getArchiveUrl();
        value.collaborators_url = message.getCollaboratorsUrl();
        value.owner = model(message.getOwner());
        value.languages_url = message.getLanguagesUrl();
        value.trees_url = message.getTreesUrl();
        value.labels_url = message.getLabelsUrl();
        value.html_url = message.getHtmlUrl();
        value.pushed_at = message.getPushedAt();
        value.created_at = message.getCreatedAt();
        value.has_issues = message.getHasIssues();
        value.forks_url = message.getForksUrl();
        value.branches_url = message.getBranchesUrl();
        value.commits_url = message.getCommitsUrl();
        value.notifications_url = message.getNotificationsUrl();
        value.open_issues = message.getOpenIssues();
        value.contents_url = message.getContentsUrl();
        value.blobs_url = message.getBlobsUrl();
        value.issues_url = message.getIssuesUrl();
        value.compare_url = message.getCompareUrl();
        value.issue_events_url = message.getIssueEventsUrl();
        value.name = message.getName();
        value.updated_at = message.getUpdatedAt();
        value.statuses_url = message.getStatusesUrl();
        value.forks_count = message.getForksCount();
        value.assignees_url = message.getAssigneesUrl();
        value.ssh_url = message.getSshUrl();
        value.isPublic = message.getPublic();
        value.has_wiki = message.getHasWiki();
        value.subscribers_url = message.getSubscribersUrl();
        value.mirror_url = message.hasMirrorUrl() ? message.getMirrorUrl() : null;
        value.watchers_count = message.getWatchersCount();
        value.id = message.getId();
        value.has_downloads = message.getHasDownloads();
        value.git_commits_url = message.getGitCommitsUrl();
        value.downloads_url = message.getDownloadsUrl();
        value.pulls_url = message.getPullsUrl();
        value.homepage = message.hasHomepage() ? message.getHomepage() : null;
        value.issue_comment_url = message.getIssueCommentUrl();
        value.hooks_url = message.getHooksUrl();
        value.subscription_url = message.getSubscriptionUrl();
        value.milestones_url = message.getMilestonesUrl();
        value.svn_url = message.getSvnUrl();
        value.events_url = message.getEventsUrl();
        value.git_tags_url = message.getGitTagsUrl();
        value.teams_url = message.getTeamsUrl();
        value.comments_url = message.getCommentsUrl();
        value.open_issues_count = message.getOpenIssuesCount();
        value.keys_url = message.getKeysUrl();
        value.git_url = message.getGitUrl();
        value.contributors_url = message.getContributorsUrl();
        value.size = message.getSize();
        value.watchers = message.getWatchers();
        return value;
    }
}
