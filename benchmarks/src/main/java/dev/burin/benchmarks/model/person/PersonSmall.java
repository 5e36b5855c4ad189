package dev.burin.benchmarks.model.person;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** A person with a few scalar members; base of the larger ones. */
@JsonCodec
@CompiledJson
public class PersonSmall {
    public String firstName;
    public String lastName;
    public int age;
}
