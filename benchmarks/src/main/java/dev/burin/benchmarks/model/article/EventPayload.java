package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;

/** The business object of about 1.8 kB from the source articles. */
@JsonCodec
@CompiledJson
public final class EventPayload implements Serializable {
    public Long id;
    public String name;
    public String veryLongAndMultiLineDescription;
    public EventStatus status;
    public List<Address> addresses;
    public LocalDateTime startTime;
    public Map<String, String> dictionary;
}
