package dev.burin.benchmarks.model.mime;

import com.dslplatform.json.CompiledJson;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.List;

/** One entry of mime-db: what is known about a media type. Unknown members are left out, never null. */
@JsonCodec(include = dev.burin.annotation.JsonInclude.Include.NON_NULL)
@CompiledJson(objectFormatPolicy = CompiledJson.ObjectFormatPolicy.MINIMAL)
@JsonInclude(JsonInclude.Include.NON_NULL)
public final class MimeType implements Serializable {
    public String source;
    public String charset;
    public Boolean compressible;
    public List<String> extensions;
}
