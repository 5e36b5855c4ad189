package dev.burin.processor;

import dev.burin.annotation.JsonCodecFor;
import dev.burin.processor.check.Problem;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.ModuleCodecs;
import dev.burin.processor.read.ModuleCodecs.Declared;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.util.ElementFilter;

/** Finds {@code @JsonCodecFor}, and reports what is wrong with it. */
final class ModuleCodecFinder {
    private final ModuleCodecs codecs = new ModuleCodecs();

    /** The names of codec classes not checked yet. */
    private final Postponed<String> postponed = new Postponed<>();

    private final Map<String, String> ownerByRepresented = new HashMap<>();

    /** The codecs found so far. */
    ModuleCodecs codecs() {
        return codecs;
    }

    void find(RoundEnvironment round, Javac javac, ProcessingEnvironment environment) {
        List<String> names = new ArrayList<>(postponed.take());
        ElementFilter.typesIn(round.getElementsAnnotatedWith(JsonCodecFor.class)).stream()
                .filter(codec -> CompactSourceFiles.doNotHold(codec, environment))
                .forEach(codec -> {
                    codecs.add(codec);
                    names.add(codec.getQualifiedName().toString());
                });
        names.forEach(name -> postponed.attempt(name, () -> check(name, javac)));
    }

    private void check(String name, Javac javac) {
        check(name, codecs.declared(javac.elements().getTypeElement(name), javac));
    }

    private void check(String name, Declared declared) {
        Map<String, String> details = new HashMap<>(Map.of("codec", name, "type", declared.type()));
        if (declared.represents().isEmpty()) {
            report(Problem.CODEC_FOR_TYPE, declared, details);
        }
        if (declared.instance() == CustomCodec.Instance.NONE) {
            details.put("path", "@JsonCodecFor(" + declared.type() + ".class)");
            report(Problem.CODEC_INSTANCE, declared, details);
        }
        for (String represented : declared.represents()) {
            String owner = ownerByRepresented.putIfAbsent(represented, name);
            if (owner != null) {
                Map<String, String> both = Map.of("first", owner, "second", name, "represented", represented);
                report(Problem.CODEC_FOR_TWICE, declared, both);
            }
        }
    }

    private static void report(Problem problem, Declared declared, Map<String, String> details) {
        declared.origin().report(problem.severity(), problem.text(details));
    }

    /** Reports codecs for types that were never generated. */
    void reportWaiting(Javac javac) {
        postponed.forEach((name, missing) -> javac.messages()
                .print(
                        Problem.UNRESOLVED_TYPE.severity(),
                        Problem.UNRESOLVED_TYPE.text(Map.of("type", name, "missing", missing)),
                        javac.elements().getTypeElement(name)));
    }
}
