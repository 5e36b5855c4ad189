package dev.burin.benchmarks.twin

// The types of twitter.json. Members that the document has as null are Options; those it leaves out have a default, too.

final case class Url(url: String, expanded_url: String, display_url: String, indices: Array[Int])

final case class EntityUrls(urls: List[Url])

final case class UserEntities(description: EntityUrls, url: Option[EntityUrls] = None)

final case class User(
    id: Long,
    id_str: String,
    name: String,
    screen_name: String,
    location: String,
    description: String,
    url: Option[String],
    entities: UserEntities,
    `protected`: Boolean,
    followers_count: Int,
    friends_count: Int,
    listed_count: Int,
    created_at: String,
    favourites_count: Int,
    utc_offset: Option[Int],
    time_zone: Option[String],
    geo_enabled: Boolean,
    verified: Boolean,
    statuses_count: Int,
    lang: String,
    contributors_enabled: Boolean,
    is_translator: Boolean,
    is_translation_enabled: Boolean,
    profile_background_color: String,
    profile_background_image_url: String,
    profile_background_image_url_https: String,
    profile_background_tile: Boolean,
    profile_image_url: String,
    profile_image_url_https: String,
    profile_banner_url: Option[String] = None,
    profile_link_color: String,
    profile_sidebar_border_color: String,
    profile_sidebar_fill_color: String,
    profile_text_color: String,
    profile_use_background_image: Boolean,
    default_profile: Boolean,
    default_profile_image: Boolean,
    following: Boolean,
    follow_request_sent: Boolean,
    notifications: Boolean
)

final case class Hashtag(text: String, indices: Array[Int])

final case class UserMention(
    screen_name: String,
    name: String,
    id: Long,
    id_str: String,
    indices: Array[Int]
)

final case class MediaSize(w: Int, h: Int, resize: String)

final case class MediaSizes(
    medium: MediaSize,
    small: MediaSize,
    thumb: MediaSize,
    large: MediaSize
)

final case class Media(
    id: Long,
    id_str: String,
    indices: Array[Int],
    media_url: String,
    media_url_https: String,
    url: String,
    display_url: String,
    expanded_url: String,
    `type`: String,
    sizes: MediaSizes,
    source_status_id: Option[Long] = None,
    source_status_id_str: Option[String] = None
)

final case class StatusEntities(
    hashtags: List[Hashtag],
    symbols: List[Hashtag],
    urls: List[Url],
    user_mentions: List[UserMention],
    media: Option[List[Media]] = None
)

final case class StatusMetadata(result_type: String, iso_language_code: String)

final case class Point(`type`: String, coordinates: Array[Double])

final case class Place(
    id: String,
    url: String,
    place_type: String,
    name: String,
    full_name: String,
    country_code: String,
    country: String
)

final case class Status(
    metadata: StatusMetadata,
    created_at: String,
    id: Long,
    id_str: String,
    text: String,
    source: String,
    truncated: Boolean,
    in_reply_to_status_id: Option[Long],
    in_reply_to_status_id_str: Option[String],
    in_reply_to_user_id: Option[Long],
    in_reply_to_user_id_str: Option[String],
    in_reply_to_screen_name: Option[String],
    user: User,
    geo: Option[Point],
    coordinates: Option[Point],
    place: Option[Place],
    contributors: Option[List[Long]],
    retweeted_status: Option[Status] = None,
    retweet_count: Int,
    favorite_count: Int,
    entities: StatusEntities,
    favorited: Boolean,
    retweeted: Boolean,
    possibly_sensitive: Option[Boolean] = None,
    lang: String
)

final case class SearchMetadata(
    completed_in: Double,
    max_id: Long,
    max_id_str: String,
    next_results: String,
    query: String,
    refresh_url: String,
    count: Int,
    since_id: Long,
    since_id_str: String
)

final case class SearchResult(statuses: List[Status], search_metadata: SearchMetadata)
