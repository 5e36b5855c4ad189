package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.ExecutableElement;

/** One way to find the constructor or static factory that creates instances. */
public interface CreatorFinder {

    /** Returns the candidates: none if this way does not apply, more than one if ambiguous. */
    List<ExecutableElement> find(CreatorContext context);
}
