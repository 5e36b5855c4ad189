package dev.burin.benchmarks.model.github;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Optional;

/**
 * What happened: the union of the members of all event types. A member that does not belong to the type of the
 * event is left out, not null; of the members that are there only {@code ref} may be null, so it is an {@link
 * Optional} inside a member that may be missing.
 */
@JsonCodec(include = dev.burin.annotation.JsonInclude.Include.NON_NULL)
@JsonInclude(JsonInclude.Include.NON_NULL)
public final class Payload {
    public List<Commit> commits;
    public Integer distinct_size;
    public Optional<String> ref;
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
