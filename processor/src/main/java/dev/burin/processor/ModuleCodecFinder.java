package dev.burin.processor;

import dev.burin.annotation.JsonCodecFor;
import dev.burin.processor.check.Problem;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.ModuleCodecs;
import dev.burin.processor.read.ModuleCodecs.Declared;
import dev.burin.processor.read.TypeId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.util.ElementFilter;

/** Finds {@code @JsonCodecFor}, and reports what is wrong with it. */
final class ModuleCodecFinder {
    private final ModuleCodecs codecs = new ModuleCodecs();

    /** The codec classes not checked yet. */
    private final Postponed<TypeId> postponed = new Postponed<>();

    private final Map<Represented, String> ownerByRepresented = new HashMap<>();

    /** An interface, {@code Codec<shop.Money>}, with the module of the type: modules that are compiled together may have namesakes. */
    private record Represented(String module, String type) {}

    /** The codecs found so far. */
    ModuleCodecs codecs() {
        return codecs;
    }

    void find(RoundEnvironment round, Javac javac) {
        List<TypeId> found = new ArrayList<>(postponed.take());
        ElementFilter.typesIn(round.getElementsAnnotatedWith(JsonCodecFor.class)).stream()
                .filter(codec -> CompactSourceFiles.doNotHold(codec, javac.elements(), javac.messages()))
                .forEach(codec -> {
                    codecs.add(codec, javac.elements());
                    found.add(TypeId.of(codec, javac.elements()));
                });
        found.forEach(codec -> postponed.attempt(codec, () -> check(codec, javac)));
    }

    private void check(TypeId codec, Javac javac) {
        check(codec.name(), codecs.declared(codec.find(javac.elements()).orElseThrow(), javac));
    }

    private void check(String name, Declared declared) {
        Map<String, String> details =
                new HashMap<>(Map.of("codec", name, "type", declared.type().name()));
        if (declared.represents().isEmpty()) {
            report(Problem.CODEC_FOR_TYPE, declared, details);
        }
        if (declared.instance() == CustomCodec.Instance.NONE) {
            details.put("path", "@JsonCodecFor(" + declared.type().name() + ".class)");
            report(Problem.CODEC_INSTANCE, declared, details);
        }
        for (String represented : declared.represents()) {
            String owner = ownerByRepresented.putIfAbsent(
                    new Represented(declared.type().module(), represented), name);
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
        postponed.forEach((codec, missing) -> javac.messages()
                .print(
                        Problem.UNRESOLVED_TYPE.severity(),
                        Problem.UNRESOLVED_TYPE.text(Map.of("type", codec.name(), "missing", missing)),
                        codec.find(javac.elements()).orElseThrow()));
    }
}
