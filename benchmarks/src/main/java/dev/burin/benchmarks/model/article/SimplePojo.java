package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.time.LocalDateTime;
import java.util.List;

/** A small business object with two local times. */
@JsonCodec
@CompiledJson
public final class SimplePojo implements Serializable {
    public Integer id;
    public String name;
    public List<String> data;
    public LocalDateTime createTime;
    public LocalDateTime modifyTime;
}
