package dev.burin.processor;

import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.processor.check.Problem;
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
            reports.report(
                    isAmbiguous ? Problem.AMBIGUOUS_TYPE : Problem.UNRESOLVED_TYPE,
                    Map.of("type", id.name(), "missing", missing, "first", first, "second", second),
                    Origins.placeOf(type, javac));
        });
    }

    private static boolean exists(String typeName, Javac javac) {
        return javac.elements().getTypeElement(typeName) != null;
    }
}
