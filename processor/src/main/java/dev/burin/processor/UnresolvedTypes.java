package dev.burin.processor;

import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.processor.check.Problem;
import dev.burin.processor.read.Immutables;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.TypeId;
import java.util.Map;
import javax.annotation.processing.Messager;
import javax.lang.model.element.TypeElement;

/** The types that mention one that does not exist, and in the last round never will. */
final class UnresolvedTypes {
    private UnresolvedTypes() {}

    /** Reports what is still missing. */
    static void report(Postponed<TypeId> postponed, Messager messager, Javac javac) {
        Reports reports = new Reports(messager);
        postponed.forEach((id, missing) -> {
            TypeElement type = id.find(javac.elements()).orElseThrow();
            String first = Codec.class.getPackageName() + "." + missing;
            String second = JsonCodec.class.getPackageName() + "." + missing;
            boolean isAmbiguous = exists(first, javac) && exists(second, javac); // both packages are imported with '*'
            Map<String, String> details = Map.of(
                    "type", id.name(),
                    "missing", missing,
                    "first", first,
                    "second", second,
                    "builder", Immutables.builderElsewhere(type));
            reports.report(
                    isAmbiguous ? Problem.AMBIGUOUS_TYPE : unresolved(type, missing, javac),
                    details,
                    Origins.placeOf(type, javac));
        });
    }

    /** The class that Immutables should generate is one that the source need not mention. */
    private static Problem unresolved(TypeElement type, String missing, Javac javac) {
        return Immutables.nameFor(type, javac).filter(missing::equals).isPresent()
                ? Problem.NO_IMMUTABLE
                : Problem.UNRESOLVED_TYPE;
    }

    private static boolean exists(String typeName, Javac javac) {
        return javac.elements().getTypeElement(typeName) != null;
    }
}
