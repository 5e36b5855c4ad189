package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonProperty;
import java.io.Serializable;

/** The author of a {@link Status}. */
@CompiledJson
public final class User implements Serializable {
    public long id;
    public String id_str;
    public String name;
    public String screen_name;
    public String location;
    public String description;
    public String url;
    public UserEntities entities;

    // Renamed: "protected" is a Java keyword.
    @JsonProperty("protected")
    @com.fasterxml.jackson.annotation.JsonProperty("protected")
    @JsonAttribute(name = "protected")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "protected")
    @com.squareup.moshi.Json(name = "protected")
    public boolean isProtected;

    public int followers_count;
    public int friends_count;
    public int listed_count;
    public String created_at;
    public int favourites_count;
    public Integer utc_offset;
    public String time_zone;
    public boolean geo_enabled;
    public boolean verified;
    public int statuses_count;
    public String lang;
    public boolean contributors_enabled;
    public boolean is_translator;
    public boolean is_translation_enabled;
    public String profile_background_color;
    public String profile_background_image_url;
    public String profile_background_image_url_https;
    public boolean profile_background_tile;
    public String profile_image_url;
    public String profile_image_url_https;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public String profile_banner_url;

    public String profile_link_color;
    public String profile_sidebar_border_color;
    public String profile_sidebar_fill_color;
    public String profile_text_color;
    public boolean profile_use_background_image;
    public boolean default_profile;
    public boolean default_profile_image;
    public boolean following;
    public boolean follow_request_sent;
    public boolean notifications;
}
