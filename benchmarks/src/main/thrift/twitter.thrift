// Twins of model.twitter; optional where the JSON has null or nothing.
namespace java dev.burin.benchmarks.thrift.twitter

struct SearchResult {
  1: list<Status> statuses;
  2: SearchMetadata search_metadata;
}

struct SearchMetadata {
  1: double completed_in;
  2: i64 max_id;
  3: string max_id_str;
  4: string next_results;
  5: string query;
  6: string refresh_url;
  7: i32 count;
  8: i64 since_id;
  9: string since_id_str;
}

struct StatusMetadata {
  1: string result_type;
  2: string iso_language_code;
}

struct Status {
  1: StatusMetadata metadata;
  2: string created_at;
  3: i64 id;
  4: string id_str;
  5: string text;
  6: string source;
  7: bool truncated;
  8: optional i64 in_reply_to_status_id;
  9: optional string in_reply_to_status_id_str;
  10: optional i64 in_reply_to_user_id;
  11: optional string in_reply_to_user_id_str;
  12: optional string in_reply_to_screen_name;
  13: User user;
  14: Point geo;
  15: Point coordinates;
  16: Place place;
  17: list<i64> contributors;
  18: Status retweeted_status;
  19: i32 retweet_count;
  20: i32 favorite_count;
  21: StatusEntities entities;
  22: bool favorited;
  23: bool retweeted;
  24: optional bool possibly_sensitive;
  25: string lang;
}

struct Point {
  1: string type;
  2: list<double> coordinates;
}

struct Place {
  1: string id;
  2: string url;
  3: string place_type;
  4: string name;
  5: string full_name;
  6: string country_code;
  7: string country;
}

struct User {
  1: i64 id;
  2: string id_str;
  3: string name;
  4: string screen_name;
  5: string location;
  6: string description;
  7: optional string url;
  8: UserEntities entities;
  9: bool protected_;
  10: i32 followers_count;
  11: i32 friends_count;
  12: i32 listed_count;
  13: string created_at;
  14: i32 favourites_count;
  15: optional i32 utc_offset;
  16: optional string time_zone;
  17: bool geo_enabled;
  18: bool verified;
  19: i32 statuses_count;
  20: string lang;
  21: bool contributors_enabled;
  22: bool is_translator;
  23: bool is_translation_enabled;
  24: string profile_background_color;
  25: string profile_background_image_url;
  26: string profile_background_image_url_https;
  27: bool profile_background_tile;
  28: string profile_image_url;
  29: string profile_image_url_https;
  30: optional string profile_banner_url;
  31: string profile_link_color;
  32: string profile_sidebar_border_color;
  33: string profile_sidebar_fill_color;
  34: string profile_text_color;
  35: bool profile_use_background_image;
  36: bool default_profile;
  37: bool default_profile_image;
  38: bool following;
  39: bool follow_request_sent;
  40: bool notifications;
}

struct UserEntities {
  1: EntityUrls description;
  2: EntityUrls url;
}

struct EntityUrls {
  1: list<Url> urls;
}

struct StatusEntities {
  1: list<Hashtag> hashtags;
  2: list<Hashtag> symbols;
  3: list<Url> urls;
  4: list<UserMention> user_mentions;
  5: list<Media> media;
}

struct Hashtag {
  1: string text;
  2: list<i32> indices;
}

struct Url {
  1: string url;
  2: string expanded_url;
  3: string display_url;
  4: list<i32> indices;
}

struct UserMention {
  1: string screen_name;
  2: string name;
  3: i64 id;
  4: string id_str;
  5: list<i32> indices;
}

struct Media {
  1: i64 id;
  2: string id_str;
  3: list<i32> indices;
  4: string media_url;
  5: string media_url_https;
  6: string url;
  7: string display_url;
  8: string expanded_url;
  9: string type;
  10: MediaSizes sizes;
  11: optional i64 source_status_id;
  12: optional string source_status_id_str;
}

struct MediaSizes {
  1: MediaSize medium;
  2: MediaSize small;
  3: MediaSize thumb;
  4: MediaSize large;
}

struct MediaSize {
  1: i32 w;
  2: i32 h;
  3: string resize;
}
