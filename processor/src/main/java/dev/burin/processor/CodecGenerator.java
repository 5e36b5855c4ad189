package dev.burin.processor;

import dev.burin.processor.bind.Bindings;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.check.Diagnostics;
import dev.burin.processor.check.Rules;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.read.TypeReader;
import dev.burin.processor.read.UnresolvedTypeException;
import dev.burin.processor.shape.Shapes;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** The stages from one annotated type to the plan of its codec. */
final class CodecGenerator {
    private final TypeReader reader;
    private final Bindings bindings;

    CodecGenerator(TypeReader reader, Bindings bindings) {
        this.reader = reader;
        this.bindings = bindings;
    }

    /**
     * Turns one type into the plan of one source file. Read this method first: it is the whole processor.
     *
     * @param referrer the type that causes this one to have a codec, for messages; empty if no other type does
     * @return the plan; its {@code toSourceFile} is the last stage, <em>emit</em>, which is mechanical
     * @throws UnresolvedTypeException if the type mentions something that does not exist yet
     */
    Outcome generate(TypeElement type, String referrer) {
        CodecTarget target = reader.read(type); // read: javac → records; facts, no judgement
        BoundTarget bound = bindings.bind(target); // bind: every value → how it is represented
        Diagnostics found = Rules.check(bound); // check: the only stage that talks to the user
        found.report(referrer);
        if (found.hasErrors()) {
            return new Outcome(target, Optional.empty());
        }
        return new Outcome(target, Optional.of(Shapes.of(target).plan(bound))); // plan: every decision
    }
}
