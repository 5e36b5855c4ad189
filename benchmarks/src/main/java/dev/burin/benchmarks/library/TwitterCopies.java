package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.twitter.EntityUrls;
import dev.burin.benchmarks.model.twitter.Hashtag;
import dev.burin.benchmarks.model.twitter.Media;
import dev.burin.benchmarks.model.twitter.MediaSize;
import dev.burin.benchmarks.model.twitter.MediaSizes;
import dev.burin.benchmarks.model.twitter.Place;
import dev.burin.benchmarks.model.twitter.Point;
import dev.burin.benchmarks.model.twitter.SearchMetadata;
import dev.burin.benchmarks.model.twitter.SearchResult;
import dev.burin.benchmarks.model.twitter.Status;
import dev.burin.benchmarks.model.twitter.StatusEntities;
import dev.burin.benchmarks.model.twitter.StatusMetadata;
import dev.burin.benchmarks.model.twitter.Url;
import dev.burin.benchmarks.model.twitter.User;
import dev.burin.benchmarks.model.twitter.UserEntities;
import dev.burin.benchmarks.model.twitter.UserMention;
import dev.burin.benchmarks.proto.TwitterMessages;
import java.util.ArrayList;

/** Copies the models of {@code twitter} to messages and back, as a program must if its own classes are not the generated ones. */
final class TwitterCopies {
    private TwitterCopies() {}

    static TwitterMessages.SearchResult message(SearchResult value) {
        TwitterMessages.SearchResult.Builder message = TwitterMessages.SearchResult.newBuilder();
        for (Status element : value.statuses) {
            message.addStatuses(message(element));
        }
        if (value.search_metadata != null) {
            message.setSearchMetadata(message(value.search_metadata));
        }
        return message.build();
    }

    static SearchResult model(TwitterMessages.SearchResult message) {
        SearchResult value = new SearchResult();
        value.statuses = Copies.list(message.getStatusesList(), TwitterCopies::model);
        value.search_metadata = message.hasSearchMetadata() ? model(message.getSearchMetadata()) : null;
        return value;
    }

    static TwitterMessages.SearchMetadata message(SearchMetadata value) {
        TwitterMessages.SearchMetadata.Builder message = TwitterMessages.SearchMetadata.newBuilder();
        message.setCompletedIn(value.completed_in);
        message.setMaxId(value.max_id);
        message.setMaxIdStr(value.max_id_str);
        message.setNextResults(value.next_results);
        message.setQuery(value.query);
        message.setRefreshUrl(value.refresh_url);
        message.setCount(value.count);
        message.setSinceId(value.since_id);
        message.setSinceIdStr(value.since_id_str);
        return message.build();
    }

    static SearchMetadata model(TwitterMessages.SearchMetadata message) {
        SearchMetadata value = new SearchMetadata();
        value.completed_in = message.getCompletedIn();
        value.max_id = message.getMaxId();
        value.max_id_str = message.getMaxIdStr();
        value.next_results = message.getNextResults();
        value.query = message.getQuery();
        value.refresh_url = message.getRefreshUrl();
        value.count = message.getCount();
        value.since_id = message.getSinceId();
        value.since_id_str = message.getSinceIdStr();
        return value;
    }

    static TwitterMessages.StatusMetadata message(StatusMetadata value) {
        TwitterMessages.StatusMetadata.Builder message = TwitterMessages.StatusMetadata.newBuilder();
        message.setResultType(value.result_type);
        message.setIsoLanguageCode(value.iso_language_code);
        return message.build();
    }

    static StatusMetadata model(TwitterMessages.StatusMetadata message) {
        StatusMetadata value = new StatusMetadata();
        value.result_type = message.getResultType();
        value.iso_language_code = message.getIsoLanguageCode();
        return value;
    }

    static TwitterMessages.Status message(Status value) {
        TwitterMessages.Status.Builder message = TwitterMessages.Status.newBuilder();
        if (value.metadata != null) {
            message.setMetadata(message(value.metadata));
        }
        message.setCreatedAt(value.created_at);
        message.setId(value.id);
        message.setIdStr(value.id_str);
        message.setText(value.text);
        message.setSource(value.source);
        message.setTruncated(value.truncated);
        if (value.in_reply_to_status_id != null) {
            message.setInReplyToStatusId(value.in_reply_to_status_id);
        }
        if (value.in_reply_to_status_id_str != null) {
            message.setInReplyToStatusIdStr(value.in_reply_to_status_id_str);
        }
        if (value.in_reply_to_user_id != null) {
            message.setInReplyToUserId(value.in_reply_to_user_id);
        }
        if (value.in_reply_to_user_id_str != null) {
            message.setInReplyToUserIdStr(value.in_reply_to_user_id_str);
        }
        if (value.in_reply_to_screen_name != null) {
            message.setInReplyToScreenName(value.in_reply_to_screen_name);
        }
        if (value.user != null) {
            message.setUser(message(value.user));
        }
        if (value.geo != null) {
            message.setGeo(message(value.geo));
        }
        if (value.coordinates != null) {
            message.setCoordinates(message(value.coordinates));
        }
        if (value.place != null) {
            message.setPlace(message(value.place));
        }
        if (value.contributors != null) {
            message.addAllContributors(value.contributors);
        }
        if (value.retweeted_status != null) {
            message.setRetweetedStatus(message(value.retweeted_status));
        }
        message.setRetweetCount(value.retweet_count);
        message.setFavoriteCount(value.favorite_count);
        if (value.entities != null) {
            message.setEntities(message(value.entities));
        }
        message.setFavorited(value.favorited);
        message.setRetweeted(value.retweeted);
        if (value.possibly_sensitive != null) {
            message.setPossiblySensitive(value.possibly_sensitive);
        }
        message.setLang(value.lang);
        return message.build();
    }

    static Status model(TwitterMessages.Status message) {
        Status value = new Status();
        value.metadata = message.hasMetadata() ? model(message.getMetadata()) : null;
        value.created_at = message.getCreatedAt();
        value.id = message.getId();
        value.id_str = message.getIdStr();
        value.text = message.getText();
        value.source = message.getSource();
        value.truncated = message.getTruncated();
        value.in_reply_to_status_id = message.hasInReplyToStatusId() ? message.getInReplyToStatusId() : null;
        value.in_reply_to_status_id_str = message.hasInReplyToStatusIdStr() ? message.getInReplyToStatusIdStr() : null;
        value.in_reply_to_user_id = message.hasInReplyToUserId() ? message.getInReplyToUserId() : null;
        value.in_reply_to_user_id_str = message.hasInReplyToUserIdStr() ? message.getInReplyToUserIdStr() : null;
        value.in_reply_to_screen_name = message.hasInReplyToScreenName() ? message.getInReplyToScreenName() : null;
        value.user = message.hasUser() ? model(message.getUser()) : null;
        value.geo = message.hasGeo() ? model(message.getGeo()) : null;
        value.coordinates = message.hasCoordinates() ? model(message.getCoordinates()) : null;
        value.place = message.hasPlace() ? model(message.getPlace()) : null;
        value.contributors =
                message.getContributorsCount() == 0 ? null : new ArrayList<>(message.getContributorsList());
        value.retweeted_status = message.hasRetweetedStatus() ? model(message.getRetweetedStatus()) : null;
        value.retweet_count = message.getRetweetCount();
        value.favorite_count = message.getFavoriteCount();
        value.entities = message.hasEntities() ? model(message.getEntities()) : null;
        value.favorited = message.getFavorited();
        value.retweeted = message.getRetweeted();
        value.possibly_sensitive = message.hasPossiblySensitive() ? message.getPossiblySensitive() : null;
        value.lang = message.getLang();
        return value;
    }

    static TwitterMessages.Point message(Point value) {
        TwitterMessages.Point.Builder message = TwitterMessages.Point.newBuilder();
        message.setType(value.type);
        for (double number : value.coordinates) {
            message.addCoordinates(number);
        }
        return message.build();
    }

    static Point model(TwitterMessages.Point message) {
        Point value = new Point();
        value.type = message.getType();
        value.coordinates = Copies.doubles(message.getCoordinatesCount(), message::getCoordinates);
        return value;
    }

    static TwitterMessages.Place message(Place value) {
        TwitterMessages.Place.Builder message = TwitterMessages.Place.newBuilder();
        message.setId(value.id);
        message.setUrl(value.url);
        message.setPlaceType(value.place_type);
        message.setName(value.name);
        message.setFullName(value.full_name);
        message.setCountryCode(value.country_code);
        message.setCountry(value.country);
        return message.build();
    }

    static Place model(TwitterMessages.Place message) {
        Place value = new Place();
        value.id = message.getId();
        value.url = message.getUrl();
        value.place_type = message.getPlaceType();
        value.name = message.getName();
        value.full_name = message.getFullName();
        value.country_code = message.getCountryCode();
        value.country = message.getCountry();
        return value;
    }

    static TwitterMessages.User message(User value) {
        TwitterMessages.User.Builder message = TwitterMessages.User.newBuilder();
        message.setId(value.id);
        message.setIdStr(value.id_str);
        message.setName(value.name);
        message.setScreenName(value.screen_name);
        message.setLocation(value.location);
        message.setDescription(value.description);
        if (value.url != null) {
            message.setUrl(value.url);
        }
        if (value.entities != null) {
            message.setEntities(message(value.entities));
        }
        message.setProtected(value.isProtected);
        message.setFollowersCount(value.followers_count);
        message.setFriendsCount(value.friends_count);
        message.setListedCount(value.listed_count);
        message.setCreatedAt(value.created_at);
        message.setFavouritesCount(value.favourites_count);
        if (value.utc_offset != null) {
            message.setUtcOffset(value.utc_offset);
        }
        if (value.time_zone != null) {
            message.setTimeZone(value.time_zone);
        }
        message.setGeoEnabled(value.geo_enabled);
        message.setVerified(value.verified);
        message.setStatusesCount(value.statuses_count);
        message.setLang(value.lang);
        message.setContributorsEnabled(value.contributors_enabled);
        message.setIsTranslator(value.is_translator);
        message.setIsTranslationEnabled(value.is_translation_enabled);
        message.setProfileBackgroundColor(value.profile_background_color);
        message.setProfileBackgroundImageUrl(value.profile_background_image_url);
        message.setProfileBackgroundImageUrlHttps(value.profile_background_image_url_https);
        message.setProfileBackgroundTile(value.profile_background_tile);
        message.setProfileImageUrl(value.profile_image_url);
        message.setProfileImageUrlHttps(value.profile_image_url_https);
        if (value.profile_banner_url != null) {
            message.setProfileBannerUrl(value.profile_banner_url);
        }
        message.setProfileLinkColor(value.profile_link_color);
        message.setProfileSidebarBorderColor(value.profile_sidebar_border_color);
        message.setProfileSidebarFillColor(value.profile_sidebar_fill_color);
        message.setProfileTextColor(value.profile_text_color);
        message.setProfileUseBackgroundImage(value.profile_use_background_image);
        message.setDefaultProfile(value.default_profile);
        message.setDefaultProfileImage(value.default_profile_image);
        message.setFollowing(value.following);
        message.setFollowRequestSent(value.follow_request_sent);
        message.setNotifications(value.notifications);
        return message.build();
    }

    static User model(TwitterMessages.User message) {
        User value = new User();
        value.id = message.getId();
        value.id_str = message.getIdStr();
        value.name = message.getName();
        value.screen_name = message.getScreenName();
        value.location = message.getLocation();
        value.description = message.getDescription();
        value.url = message.hasUrl() ? message.getUrl() : null;
        value.entities = message.hasEntities() ? model(message.getEntities()) : null;
        value.isProtected = message.getProtected();
        value.followers_count = message.getFollowersCount();
        value.friends_count = message.getFriendsCount();
        value.listed_count = message.getListedCount();
        value.created_at = message.getCreatedAt();
        value.favourites_count = message.getFavouritesCount();
        value.utc_offset = message.hasUtcOffset() ? message.getUtcOffset() : null;
        value.time_zone = message.hasTimeZone() ? message.getTimeZone() : null;
        value.geo_enabled = message.getGeoEnabled();
        value.verified = message.getVerified();
        value.statuses_count = message.getStatusesCount();
        value.lang = message.getLang();
        value.contributors_enabled = message.getContributorsEnabled();
        value.is_translator = message.getIsTranslator();
        value.is_translation_enabled = message.getIsTranslationEnabled();
        value.profile_background_color = message.getProfileBackgroundColor();
        value.profile_background_image_url = message.getProfileBackgroundImageUrl();
        value.profile_background_image_url_https = message.getProfileBackgroundImageUrlHttps();
        value.profile_background_tile = message.getProfileBackgroundTile();
        value.profile_image_url = message.getProfileImageUrl();
        value.profile_image_url_https = message.getProfileImageUrlHttps();
        value.profile_banner_url = message.hasProfileBannerUrl() ? message.getProfileBannerUrl() : null;
        value.profile_link_color = message.getProfileLinkColor();
        value.profile_sidebar_border_color = message.getProfileSidebarBorderColor();
        value.profile_sidebar_fill_color = message.getProfileSidebarFillColor();
        value.profile_text_color = message.getProfileTextColor();
        value.profile_use_background_image = message.getProfileUseBackgroundImage();
        value.default_profile = message.getDefaultProfile();
        value.default_profile_image = message.getDefaultProfileImage();
        value.following = message.getFollowing();
        value.follow_request_sent = message.getFollowRequestSent();
        value.notifications = message.getNotifications();
        return value;
    }

    static TwitterMessages.UserEntities message(UserEntities value) {
        TwitterMessages.UserEntities.Builder message = TwitterMessages.UserEntities.newBuilder();
        if (value.description != null) {
            message.setDescription(message(value.description));
        }
        if (value.url != null) {
            message.setUrl(message(value.url));
        }
        return message.build();
    }

    static UserEntities model(TwitterMessages.UserEntities message) {
        UserEntities value = new UserEntities();
        value.description = message.hasDescription() ? model(message.getDescription()) : null;
        value.url = message.hasUrl() ? model(message.getUrl()) : null;
        return value;
    }

    static TwitterMessages.EntityUrls message(EntityUrls value) {
        TwitterMessages.EntityUrls.Builder message = TwitterMessages.EntityUrls.newBuilder();
        for (Url element : value.urls) {
            message.addUrls(message(element));
        }
        return message.build();
    }

    static EntityUrls model(TwitterMessages.EntityUrls message) {
        EntityUrls value = new EntityUrls();
        value.urls = Copies.list(message.getUrlsList(), TwitterCopies::model);
        return value;
    }

    static TwitterMessages.StatusEntities message(StatusEntities value) {
        TwitterMessages.StatusEntities.Builder message = TwitterMessages.StatusEntities.newBuilder();
        for (Hashtag element : value.hashtags) {
            message.addHashtags(message(element));
        }
        for (Hashtag element : value.symbols) {
            message.addSymbols(message(element));
        }
        for (Url element : value.urls) {
            message.addUrls(message(element));
        }
        for (UserMention element : value.user_mentions) {
            message.addUserMentions(message(element));
        }
        if (value.media != null) {
            for (Media element : value.media) {
                message.addMedia(message(element));
            }
        }
        return message.build();
    }

    static StatusEntities model(TwitterMessages.StatusEntities message) {
        StatusEntities value = new StatusEntities();
        value.hashtags = Copies.list(message.getHashtagsList(), TwitterCopies::model);
        value.symbols = Copies.list(message.getSymbolsList(), TwitterCopies::model);
        value.urls = Copies.list(message.getUrlsList(), TwitterCopies::model);
        value.user_mentions = Copies.list(message.getUserMentionsList(), TwitterCopies::model);
        value.media = message.getMediaCount() == 0 ? null : Copies.list(message.getMediaList(), TwitterCopies::model);
        return value;
    }

    static TwitterMessages.Hashtag message(Hashtag value) {
        TwitterMessages.Hashtag.Builder message = TwitterMessages.Hashtag.newBuilder();
        message.setText(value.text);
        for (int number : value.indices) {
            message.addIndices(number);
        }
        return message.build();
    }

    static Hashtag model(TwitterMessages.Hashtag message) {
        Hashtag value = new Hashtag();
        value.text = message.getText();
        value.indices = Copies.ints(message.getIndicesCount(), message::getIndices);
        return value;
    }

    static TwitterMessages.Url message(Url value) {
        TwitterMessages.Url.Builder message = TwitterMessages.Url.newBuilder();
        message.setUrl(value.url);
        message.setExpandedUrl(value.expanded_url);
        message.setDisplayUrl(value.display_url);
        for (int number : value.indices) {
            message.addIndices(number);
        }
        return message.build();
    }

    static Url model(TwitterMessages.Url message) {
        Url value = new Url();
        value.url = message.getUrl();
        value.expanded_url = message.getExpandedUrl();
        value.display_url = message.getDisplayUrl();
        value.indices = Copies.ints(message.getIndicesCount(), message::getIndices);
        return value;
    }

    static TwitterMessages.UserMention message(UserMention value) {
        TwitterMessages.UserMention.Builder message = TwitterMessages.UserMention.newBuilder();
        message.setScreenName(value.screen_name);
        message.setName(value.name);
        message.setId(value.id);
        message.setIdStr(value.id_str);
        for (int number : value.indices) {
            message.addIndices(number);
        }
        return message.build();
    }

    static UserMention model(TwitterMessages.UserMention message) {
        UserMention value = new UserMention();
        value.screen_name = message.getScreenName();
        value.name = message.getName();
        value.id = message.getId();
        value.id_str = message.getIdStr();
        value.indices = Copies.ints(message.getIndicesCount(), message::getIndices);
        return value;
    }

    static TwitterMessages.Media message(Media value) {
        TwitterMessages.Media.Builder message = TwitterMessages.Media.newBuilder();
        message.setId(value.id);
        message.setIdStr(value.id_str);
        for (int number : value.indices) {
            message.addIndices(number);
        }
        message.setMediaUrl(value.media_url);
        message.setMediaUrlHttps(value.media_url_https);
        message.setUrl(value.url);
        message.setDisplayUrl(value.display_url);
        message.setExpandedUrl(value.expanded_url);
        message.setType(value.type);
        if (value.sizes != null) {
            message.setSizes(message(value.sizes));
        }
        if (value.source_status_id != null) {
            message.setSourceStatusId(value.source_status_id);
        }
        if (value.source_status_id_str != null) {
            message.setSourceStatusIdStr(value.source_status_id_str);
        }
        return message.build();
    }

    static Media model(TwitterMessages.Media message) {
        Media value = new Media();
        value.id = message.getId();
        value.id_str = message.getIdStr();
        value.indices = Copies.ints(message.getIndicesCount(), message::getIndices);
        value.media_url = message.getMediaUrl();
        value.media_url_https = message.getMediaUrlHttps();
        value.url = message.getUrl();
        value.display_url = message.getDisplayUrl();
        value.expanded_url = message.getExpandedUrl();
        value.type = message.getType();
        value.sizes = message.hasSizes() ? model(message.getSizes()) : null;
        value.source_status_id = message.hasSourceStatusId() ? message.getSourceStatusId() : null;
        value.source_status_id_str = message.hasSourceStatusIdStr() ? message.getSourceStatusIdStr() : null;
        return value;
    }

    static TwitterMessages.MediaSizes message(MediaSizes value) {
        TwitterMessages.MediaSizes.Builder message = TwitterMessages.MediaSizes.newBuilder();
        if (value.medium != null) {
            message.setMedium(message(value.medium));
        }
        if (value.small != null) {
            message.setSmall(message(value.small));
        }
        if (value.thumb != null) {
            message.setThumb(message(value.thumb));
        }
        if (value.large != null) {
            message.setLarge(message(value.large));
        }
        return message.build();
    }

    static MediaSizes model(TwitterMessages.MediaSizes message) {
        MediaSizes value = new MediaSizes();
        value.medium = message.hasMedium() ? model(message.getMedium()) : null;
        value.small = message.hasSmall() ? model(message.getSmall()) : null;
        value.thumb = message.hasThumb() ? model(message.getThumb()) : null;
        value.large = message.hasLarge() ? model(message.getLarge()) : null;
        return value;
    }

    static TwitterMessages.MediaSize message(MediaSize value) {
        TwitterMessages.MediaSize.Builder message = TwitterMessages.MediaSize.newBuilder();
        message.setW(value.w);
        message.setH(value.h);
        message.setResize(value.resize);
        return message.build();
    }

    static MediaSize model(TwitterMessages.MediaSize message) {
        MediaSize value = new MediaSize();
        value.w = message.getW();
        value.h = message.getH();
        value.resize = message.getResize();
        return value;
    }
}
