package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A commit of a push. */
@CompiledJson
public final class Commit implements Serializable {
    public String url;
    public String message;
    public boolean distinct;
    public String sha;
    public CommitAuthor author;
}
