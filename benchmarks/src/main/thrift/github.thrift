// Twins of model.github; optional where the JSON has null or nothing. Thrift has no top-level lists.
namespace java dev.burin.benchmarks.thrift.github

struct Events {
  1: list<Event> whole;
}

struct Event {
  1: string type;
  2: string created_at;
  3: Account actor;
  4: Repository repo;
  5: bool public_;
  6: Payload payload;
  7: string id;
  8: Account org_;
}

struct Account {
  1: string gravatar_id;
  2: string login;
  3: string avatar_url;
  4: string url;
  5: i32 id;
}

struct Repository {
  1: string url;
  2: i32 id;
  3: string name;
}

struct Payload {
  1: list<Commit> commits;
  2: optional i32 distinct_size;
  3: optional string ref;
  4: optional i32 push_id;
  5: optional string head;
  6: optional string before;
  7: optional i32 size;
  8: optional string description;
  9: optional string master_branch;
  10: optional string ref_type;
  11: Fork forkee;
  12: optional string action;
  13: Issue issue;
  14: Comment comment;
  15: list<Page> pages;
}

struct Commit {
  1: string url;
  2: string message;
  3: bool distinct;
  4: string sha;
  5: Author author;
}

struct Author {
  1: string email;
  2: string name;
}

struct User {
  1: string url;
  2: string gists_url;
  3: string gravatar_id;
  4: string type;
  5: string avatar_url;
  6: string subscriptions_url;
  7: string received_events_url;
  8: string organizations_url;
  9: string repos_url;
  10: string login;
  11: i32 id;
  12: string starred_url;
  13: string events_url;
  14: string followers_url;
  15: string following_url;
}

struct Issue {
  1: User user;
  2: string url;
  3: list<Label> labels;
  4: string html_url;
  5: string labels_url;
  6: PullRequest pull_request;
  7: string created_at;
  8: optional string closed_at;
  9: Milestone milestone;
  10: string title;
  11: string body;
  12: string updated_at;
  13: i32 number;
  14: string state;
  15: User assignee;
  16: i32 id;
  17: string events_url;
  18: string comments_url;
  19: i32 comments;
}

struct Label {
  1: string url;
  2: string name;
  3: string color;
}

struct PullRequest {
  1: optional string html_url;
  2: optional string patch_url;
  3: optional string diff_url;
}

struct Milestone {
  1: string url;
  2: i32 number;
  3: string title;
}

struct Comment {
  1: User user;
  2: string url;
  3: string issue_url;
  4: string created_at;
  5: string body;
  6: string updated_at;
  7: i32 id;
}

struct Page {
  1: string page_name;
  2: string html_url;
  3: string title;
  4: string sha;
  5: optional string summary;
  6: string action;
}

struct Fork {
  1: string description;
  2: bool fork;
  3: string url;
  4: string language;
  5: string stargazers_url;
  6: string clone_url;
  7: string tags_url;
  8: string full_name;
  9: string merges_url;
  10: i32 forks;
  11: bool private_;
  12: string git_refs_url;
  13: string archive_url;
  14: string collaborators_url;
  15: User owner;
  16: string languages_url;
  17: string trees_url;
  18: string labels_url;
  19: string html_url;
  20: string pushed_at;
  21: string created_at;
  22: bool has_issues;
  23: string forks_url;
  24: string branches_url;
  25: string commits_url;
  26: string notifications_url;
  27: i32 open_issues;
  28: string contents_url;
  29: string blobs_url;
  30: string issues_url;
  31: string compare_url;
  32: string issue_events_url;
  33: string name;
  34: string updated_at;
  35: string statuses_url;
  36: i32 forks_count;
  37: string assignees_url;
  38: string ssh_url;
  39: bool public_;
  40: bool has_wiki;
  41: string subscribers_url;
  42: optional string mirror_url;
  43: i32 watchers_count;
  44: i32 id;
  45: bool has_downloads;
  46: string git_commits_url;
  47: string downloads_url;
  48: string pulls_url;
  49: optional string homepage;
  50: string issue_comment_url;
  51: string hooks_url;
  52: string subscription_url;
  53: string milestones_url;
  54: string svn_url;
  55: string events_url;
  56: string git_tags_url;
  57: string teams_url;
  58: string comments_url;
  59: i32 open_issues_count;
  60: string keys_url;
  61: string git_url;
  62: string contributors_url;
  63: i32 size;
  64: i32 watchers;
}
