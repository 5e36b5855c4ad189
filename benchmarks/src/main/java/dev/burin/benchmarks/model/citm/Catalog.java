package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** The root of citm_catalog.json: a season of a concert hall. */
@JsonCodec
@CompiledJson
public final class Catalog implements Serializable {
    public Map<Integer, String> areaNames;
    public Map<Integer, String> audienceSubCategoryNames;
    public Map<Integer, String> blockNames;
    public Map<Integer, Event> events;
    public List<Performance> performances;
    public Map<Integer, String> seatCategoryNames;
    public Map<Integer, String> subTopicNames;
    public Map<Integer, String> subjectNames;
    public Map<Integer, String> topicNames;
    public Map<Integer, List<Integer>> topicSubTopics;
    public Map<String, String> venueNames;
}
