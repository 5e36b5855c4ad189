package dev.burin.benchmarks.model.person;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.util.List;

/** {@link PersonSmall} with boxed numbers, a list and an array. */
@JsonCodec
@CompiledJson
public class PersonMedium extends PersonSmall {
    public Integer heightInCentimetres;
    public Boolean married;
    public List<Integer> luckyNumbers;
    public Long[] accountNumbers;
}
