package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** Why a {@link Status} is in the result. */
@CompiledJson
public final class StatusMetadata implements Serializable {
    public String result_type;
    public String iso_language_code;
}
