package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A mentioned user, and the position of the mention. */
@CompiledJson
public final class UserMention implements Serializable {
    public String screen_name;
    public String name;
    public long id;
    public String id_str;
    public int[] indices;
}
