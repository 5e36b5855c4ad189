package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.Date;
import java.util.List;

/** {@link SimplePojo} with {@link Date} members instead of local times. */
@JsonCodec
@CompiledJson
public final class SimplePojoDate implements Serializable {
    public Integer id;
    public String name;
    public List<String> data;
    public Date createTime;
    public Date modifyTime;
}
