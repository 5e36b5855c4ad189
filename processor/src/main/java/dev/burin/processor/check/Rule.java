package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import java.util.List;

/** One thing that may be wrong with a type. */
interface Rule {

    /** Returns every place where it is wrong. */
    List<Finding> check(BoundTarget bound);
}
