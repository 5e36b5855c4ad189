package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** A user who is mentioned, and where. */
@CompiledJson
public final class UserMention {
    public String screen_name;
    public String name;
    public long id;
    public String id_str;
    public int[] indices;
}
