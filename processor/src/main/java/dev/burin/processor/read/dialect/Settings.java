package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonDefaults;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.Naming;
import dev.burin.processor.read.AnnotationView;
import dev.burin.processor.read.ReadScope;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** The settings of {@code @JsonCodec}, and the sources of their defaults. */
public final class Settings {
    private static final List<Setting<?>> ALL = List.of(
            Setting.of("naming", Naming.class, TypeHintsBuilder::naming),
            Setting.of("include", JsonInclude.Include.class, TypeHintsBuilder::includeByDefault),
            Setting.of("unknown", JsonCodec.Unknown.class, TypeHintsBuilder::unknown),
            Setting.of("duplicates", JsonCodec.Duplicates.class, TypeHintsBuilder::duplicates),
            Setting.of("shape", JsonCodec.Shape.class, TypeHintsBuilder::shape),
            Setting.of("access", JsonCodec.Access.class, TypeHintsBuilder::access),
            Setting.of("nullForPrimitive", JsonCodec.NullForPrimitive.class, TypeHintsBuilder::nullForPrimitive),
            Setting.of("direction", JsonCodec.Direction.class, TypeHintsBuilder::direction),
            Setting.ofFlag("caseInsensitive", TypeHintsBuilder::ignoresCase));

    private final ReadScope scope;

    Settings(ReadScope scope) {
        this.scope = scope;
    }

    /** Returns the compiler options that are settings, and their possible values. */
    public static Map<String, List<String>> options() {
        Map<String, List<String>> options = new LinkedHashMap<>();
        ALL.forEach(setting -> options.put(setting.option(), setting.constants()));
        return options;
    }

    /** Adds the written members of {@code @JsonCodec} or {@code @JsonDefaults}. */
    static void readWritten(AnnotationView annotation, TypeHintsBuilder hints) {
        ALL.forEach(setting -> setting.readWritten(annotation, hints));
    }

    /** Adds settings left open by annotations on the type: those of its package, then the compiler options. */
    void addDefaults(TypeElement type, TypeHintsBuilder hints) {
        PackageElement owner = scope.homeOf(type);
        Optional<AnnotationView> defaults = AnnotationView.find(owner, JsonDefaults.class.getName(), scope);
        for (Setting<?> setting : ALL) {
            Runnable ofPackage = () -> defaults.ifPresent(annotation -> setting.readWritten(annotation, hints));
            Runnable ofOption = () -> setting.readOption(scope.javac().options(), hints);
            if (type.equals(scope.target())) {
                note(setting, "@JsonDefaults of package " + owner.getQualifiedName(), ofPackage, hints);
                note(setting, "-A" + setting.option(), ofOption, hints);
            } else {
                ofPackage.run();
                ofOption.run();
            }
        }
    }

    private static List<Object> said(TypeHintsBuilder hints) {
        return List.of(hints.build(), hints.isArray());
    }

    /** Makes a change and, if it has an effect, records the reason for explanations, as the type itself does not show it. */
    private void note(Setting<?> setting, String reason, Runnable change, TypeHintsBuilder hints) {
        List<Object> before = said(hints);
        change.run();
        if (!said(hints).equals(before)) {
            scope.noteDefault(setting.name() + " by " + reason);
        }
    }
}
