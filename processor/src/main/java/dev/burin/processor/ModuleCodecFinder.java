package dev.burin.processor;

import dev.burin.annotation.JsonCodecFor;
import dev.burin.processor.check.Problem;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.ModuleCodecs;
import dev.burin.processor.read.ModuleCodecs.Declared;
import dev.burin.processor.read.UnresolvedTypeException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.util.ElementFilter;

/** Finds {@code @JsonCodecFor}, and reports what is wrong with it. */
final class ModuleCodecFinder {
    private final ModuleCodecs codecs = new ModuleCodecs();

    /** The names of codec classes not checked yet, and what is missing there. */
    private final Map<String, String> waiting = new LinkedHashMap<>();

    private final Map<String, String> ownerByRepresented = new HashMap<>();

    /** The codecs found so far. */
    ModuleCodecs codecs() {
        return codecs;
    }

    void find(RoundEnvironment round, Javac javac) {
        ElementFilter.typesIn(round.getElementsAnnotatedWith(JsonCodecFor.class))
                .forEach(codec -> {
                    codecs.add(codec);
                    waiting.put(codec.getQualifiedName().toString(), "");
                });
        List<String> names = List.copyOf(waiting.keySet());
        waiting.clear();
        names.forEach(name -> check(name, javac));
    }

    private void check(String name, Javac javac) {
        try {
            check(name, codecs.declared(javac.elements().getTypeElement(name), javac));
        } catch (UnresolvedTypeException unresolved) {
            waiting.put(name, unresolved.typeName());
        }
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
        waiting.forEach((name, missing) -> javac.messages()
                .print(
                        Problem.UNRESOLVED_TYPE.severity(),
                        Problem.UNRESOLVED_TYPE.text(Map.of("type", name, "missing", missing)),
                        javac.elements().getTypeElement(name)));
    }
}
