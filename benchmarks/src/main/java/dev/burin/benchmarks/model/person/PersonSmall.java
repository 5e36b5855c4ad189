package dev.burin.benchmarks.model.person;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** A person with a few scalar members; base of the larger ones. */
@JsonCodec
@CompiledJson
public class PersonSmall implements Serializable {
    public String firstName;
    public String lastName;
    public int age;
}
