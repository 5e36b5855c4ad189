package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;
import java.util.List;

/** A concert. */
@CompiledJson
public final class Event implements Serializable {
    public String description;
    public int id;
    public String logo;
    public String name;
    public List<Integer> subTopicIds;
    public Integer subjectCode;
    public String subtitle;
    public List<Integer> topicIds;
}
