package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.MapBinding;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;
import dev.burin.processor.plan.MethodSplit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * The unknown members of an object, which the type keeps in a map.
 *
 * @param property the property that is the map
 * @param binding how its entries are represented
 * @param names the names that the map must not contain, because the type handles them itself
 * @param ignoresCase whether this includes names that differ from them only in case
 */
record AnyMembers(Property property, MapBinding binding, List<String> names, boolean ignoresCase) {
    /** Bytes to reserve after the members: for both braces, in case the object is empty. */
    private static final int BRACES = 2;

    /** Returns the map that is written, or the one that is read, as {@code direction} selects; empty if there is none. */
    static Optional<AnyMembers> of(BoundTarget bound, Predicate<Property> direction) {
        CodecTarget target = bound.target();
        return target.any().stream()
                .filter(direction)
                .map(property -> new AnyMembers(
                        property,
                        (MapBinding) bound.binding(property),
                        target.knownNames(),
                        target.hints().ignoresCase()))
                .findFirst();
    }

    /** Returns the statement that writes the map of {@code value} after the other members. */
    CodeBlock write(CodecFile file) {
        Scope scope = file.scope();
        CodeBlock map =
                CodeBlock.of("value.$L", property.accessor().orElseThrow().selector());
        CodeBlock written = binding.writeMembers(map, constant(file), BRACES, about(scope));
        return CodeBlock.builder().addStatement("at = $L", written).build();
    }

    /** Returns the set of names; a large one gets its own class. */
    private CodeBlock constant(CodecFile file) {
        TypeName type = ParameterizedTypeName.get(Set.class, String.class);
        CodeBlock values = names.stream().map(Literals::string).collect(CodeBlock.joining(",$W"));
        CodeBlock set = ignoresCase
                ? CodeBlock.of("$T.ignoringCase($L)", RuntimeNames.MEMBER_NAME, values)
                : CodeBlock.of("$T.of($L)", Set.class, values);
        if (names.size() <= MethodSplit.NAMES_PER_CONSTANT) {
            return CodeBlock.of("$L", file.scope().constant("NAMES", type, set));
        }
        FieldSpec all = FieldSpec.builder(type, "ALL", Modifier.STATIC, Modifier.FINAL)
                .initializer(set)
                .build();
        return file.constantClass(file.scope().namesClass(), "The names that the type itself has.", all);
    }

    /** Returns the statement that puts the member whose name was just read into {@code map}. */
    CodeBlock read(CodeBlock map, Scope scope) {
        return CodeBlock.builder()
                .addStatement(binding.readMember(map, about(scope)))
                .build();
    }

    /** Returns an expression that creates an empty map. */
    CodeBlock empty() {
        return binding.create();
    }

    private Scope about(Scope scope) {
        return scope.about(property.name());
    }

    /** The type of the map that is read. */
    TypeName type() {
        return JavaTypes.created(property.type());
    }
}
