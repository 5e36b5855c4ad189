package dev.burin.benchmarks.model.person;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/** {@link PersonMedium} with maps, a set and a queue. The values to encode use concurrent collections. */
@JsonCodec
@CompiledJson
public final class PersonComplex extends PersonMedium {
    public Map<String, Integer> scores;
    public Set<Float> ratings;
    public Queue<Double> payments;
    public Map<String, City> citiesByName;
    public Map<Float, City> citiesByDistance;
}
