package main

// The types that twitter.json and EventPayload.json are decoded to, with the members of the Java classes of these names.

type SearchResult struct {
	Statuses       []Status        `json:"statuses"`
	SearchMetadata *SearchMetadata `json:"search_metadata"`
}

type SearchMetadata struct {
	CompletedIn float64 `json:"completed_in"`
	MaxId       int64   `json:"max_id"`
	MaxIdStr    *string `json:"max_id_str"`
	NextResults *string `json:"next_results"`
	Query       *string `json:"query"`
	RefreshUrl  *string `json:"refresh_url"`
	Count       int     `json:"count"`
	SinceId     int64   `json:"since_id"`
	SinceIdStr  *string `json:"since_id_str"`
}

type Status struct {
	Metadata             *StatusMetadata `json:"metadata"`
	CreatedAt            *string         `json:"created_at"`
	Id                   int64           `json:"id"`
	IdStr                *string         `json:"id_str"`
	Text                 *string         `json:"text"`
	Source               *string         `json:"source"`
	Truncated            bool            `json:"truncated"`
	InReplyToStatusId    *int64          `json:"in_reply_to_status_id"`
	InReplyToStatusIdStr *string         `json:"in_reply_to_status_id_str"`
	InReplyToUserId      *int64          `json:"in_reply_to_user_id"`
	InReplyToUserIdStr   *string         `json:"in_reply_to_user_id_str"`
	InReplyToScreenName  *string         `json:"in_reply_to_screen_name"`
	User                 *User           `json:"user"`
	Geo                  *Point          `json:"geo"`
	Coordinates          *Point          `json:"coordinates"`
	Place                *Place          `json:"place"`
	Contributors         []int64         `json:"contributors"`
	RetweetedStatus      *Status         `json:"retweeted_status,omitempty"`
	RetweetCount         int             `json:"retweet_count"`
	FavoriteCount        int             `json:"favorite_count"`
	Entities             *StatusEntities `json:"entities"`
	Favorited            bool            `json:"favorited"`
	Retweeted            bool            `json:"retweeted"`
	PossiblySensitive    *bool           `json:"possibly_sensitive,omitempty"`
	Lang                 *string         `json:"lang"`
}

type StatusMetadata struct {
	ResultType      *string `json:"result_type"`
	IsoLanguageCode *string `json:"iso_language_code"`
}

type User struct {
	Id                             int64         `json:"id"`
	IdStr                          *string       `json:"id_str"`
	Name                           *string       `json:"name"`
	ScreenName                     *string       `json:"screen_name"`
	Location                       *string       `json:"location"`
	Description                    *string       `json:"description"`
	Url                            *string       `json:"url"`
	Entities                       *UserEntities `json:"entities"`
	IsProtected                    bool          `json:"protected"`
	FollowersCount                 int           `json:"followers_count"`
	FriendsCount                   int           `json:"friends_count"`
	ListedCount                    int           `json:"listed_count"`
	CreatedAt                      *string       `json:"created_at"`
	FavouritesCount                int           `json:"favourites_count"`
	UtcOffset                      *int          `json:"utc_offset"`
	TimeZone                       *string       `json:"time_zone"`
	GeoEnabled                     bool          `json:"geo_enabled"`
	Verified                       bool          `json:"verified"`
	StatusesCount                  int           `json:"statuses_count"`
	Lang                           *string       `json:"lang"`
	ContributorsEnabled            bool          `json:"contributors_enabled"`
	IsTranslator                   bool          `json:"is_translator"`
	IsTranslationEnabled           bool          `json:"is_translation_enabled"`
	ProfileBackgroundColor         *string       `json:"profile_background_color"`
	ProfileBackgroundImageUrl      *string       `json:"profile_background_image_url"`
	ProfileBackgroundImageUrlHttps *string       `json:"profile_background_image_url_https"`
	ProfileBackgroundTile          bool          `json:"profile_background_tile"`
	ProfileImageUrl                *string       `json:"profile_image_url"`
	ProfileImageUrlHttps           *string       `json:"profile_image_url_https"`
	ProfileBannerUrl               *string       `json:"profile_banner_url,omitempty"`
	ProfileLinkColor               *string       `json:"profile_link_color"`
	ProfileSidebarBorderColor      *string       `json:"profile_sidebar_border_color"`
	ProfileSidebarFillColor        *string       `json:"profile_sidebar_fill_color"`
	ProfileTextColor               *string       `json:"profile_text_color"`
	ProfileUseBackgroundImage      bool          `json:"profile_use_background_image"`
	DefaultProfile                 bool          `json:"default_profile"`
	DefaultProfileImage            bool          `json:"default_profile_image"`
	Following                      bool          `json:"following"`
	FollowRequestSent              bool          `json:"follow_request_sent"`
	Notifications                  bool          `json:"notifications"`
}

type UserEntities struct {
	Description *EntityUrls `json:"description"`
	Url         *EntityUrls `json:"url,omitempty"`
}

type EntityUrls struct {
	Urls []Url `json:"urls"`
}

type Url struct {
	Url         *string `json:"url"`
	ExpandedUrl *string `json:"expanded_url"`
	DisplayUrl  *string `json:"display_url"`
	Indices     []int   `json:"indices"`
}

type StatusEntities struct {
	Hashtags     []Hashtag     `json:"hashtags"`
	Symbols      []Hashtag     `json:"symbols"`
	Urls         []Url         `json:"urls"`
	UserMentions []UserMention `json:"user_mentions"`
	Media        []Media       `json:"media,omitempty"`
}

type Hashtag struct {
	Text    *string `json:"text"`
	Indices []int   `json:"indices"`
}

type UserMention struct {
	ScreenName *string `json:"screen_name"`
	Name       *string `json:"name"`
	Id         int64   `json:"id"`
	IdStr      *string `json:"id_str"`
	Indices    []int   `json:"indices"`
}

type Media struct {
	Id                int64       `json:"id"`
	IdStr             *string     `json:"id_str"`
	Indices           []int       `json:"indices"`
	MediaUrl          *string     `json:"media_url"`
	MediaUrlHttps     *string     `json:"media_url_https"`
	Url               *string     `json:"url"`
	DisplayUrl        *string     `json:"display_url"`
	ExpandedUrl       *string     `json:"expanded_url"`
	Type              *string     `json:"type"`
	Sizes             *MediaSizes `json:"sizes"`
	SourceStatusId    *int64      `json:"source_status_id,omitempty"`
	SourceStatusIdStr *string     `json:"source_status_id_str,omitempty"`
}

type MediaSizes struct {
	Medium *MediaSize `json:"medium"`
	Small  *MediaSize `json:"small"`
	Thumb  *MediaSize `json:"thumb"`
	Large  *MediaSize `json:"large"`
}

type MediaSize struct {
	W      int     `json:"w"`
	H      int     `json:"h"`
	Resize *string `json:"resize"`
}

type Place struct {
	Id          *string `json:"id"`
	Url         *string `json:"url"`
	PlaceType   *string `json:"place_type"`
	Name        *string `json:"name"`
	FullName    *string `json:"full_name"`
	CountryCode *string `json:"country_code"`
	Country     *string `json:"country"`
}

type Point struct {
	Type        *string   `json:"type"`
	Coordinates []float64 `json:"coordinates"`
}

type EventPayload struct {
	Id                              *int64             `json:"id"`
	Name                            *string            `json:"name"`
	VeryLongAndMultiLineDescription *string            `json:"veryLongAndMultiLineDescription"`
	Status                          int                `json:"status"`
	Addresses                       []Address          `json:"addresses"`
	StartTime                       string             `json:"startTime"`
	Dictionary                      map[string]*string `json:"dictionary"`
}

type Address struct {
	Province *string `json:"province"`
	City     *string `json:"city"`
	Street   *string `json:"street"`
}
