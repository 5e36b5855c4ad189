package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The author of a {@link Commit}. */
@CompiledJson
public final class CommitAuthor implements Serializable {
    public String email;
    public String name;
}
