package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A named place; absent from this document. */
@CompiledJson
public final class Place implements Serializable {
    public String id;
    public String url;
    public String place_type;
    public String name;
    public String full_name;
    public String country_code;
    public String country;
}
