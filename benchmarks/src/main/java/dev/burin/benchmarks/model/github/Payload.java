package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.List;

/**
 * The payload of an event: the union of the members of all event types. A member that does not belong to the type of the
 * event is absent, not null. Of the members that are present, only {@code ref} is ever null, twice in the document: plain
 * classes cannot distinguish that from an absent member, so it is then left out.
 */
@JsonCodec(include = dev.burin.annotation.JsonInclude.Include.NON_NULL)
@JsonInclude(JsonInclude.Include.NON_NULL)
@CompiledJson(objectFormatPolicy = CompiledJson.ObjectFormatPolicy.MINIMAL)
public final class Payload implements Serializable {
    public List<Commit> commits;
    public Integer distinct_size;
    public String ref;
    public Integer push_id;
    public String head;
    public String before;
    public Integer size;
    public String description;
    public String master_branch;
    public String ref_type;
    public Fork forkee;
    public String action;
    public Issue issue;
    public Comment comment;
    public List<Page> pages;
}
