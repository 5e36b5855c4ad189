package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** Why a {@link Status} is in the result. */
@CompiledJson
public final class StatusMetadata {
    public String result_type;
    public String iso_language_code;
}
