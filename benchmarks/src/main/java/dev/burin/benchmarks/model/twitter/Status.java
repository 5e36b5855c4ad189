package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonInclude;
import java.io.Serializable;
import java.util.List;

/**
 * A status, as Twitter's first API described it. In this document {@code geo}, {@code coordinates}, {@code place}
 * and {@code contributors} are null throughout; their types follow that API.
 */
@CompiledJson
public final class Status implements Serializable {
    public StatusMetadata metadata;
    public String created_at;
    public long id;
    public String id_str;
    public String text;
    public String source;
    public boolean truncated;
    public Long in_reply_to_status_id;
    public String in_reply_to_status_id_str;
    public Long in_reply_to_user_id;
    public String in_reply_to_user_id_str;
    public String in_reply_to_screen_name;
    public User user;
    public Point geo;
    public Point coordinates;
    public Place place;
    public List<Long> contributors;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public Status retweeted_status;

    public int retweet_count;
    public int favorite_count;
    public StatusEntities entities;
    public boolean favorited;
    public boolean retweeted;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public Boolean possibly_sensitive;

    public String lang;
}
