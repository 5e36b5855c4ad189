package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** Five {@code String} members. */
@JsonCodec
@CompiledJson
public final class Strings5 implements Serializable {
    public String field1;
    public String field2;
    public String field3;
    public String field4;
    public String field5;
}
