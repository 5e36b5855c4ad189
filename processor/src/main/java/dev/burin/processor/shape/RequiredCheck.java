package dev.burin.processor.shape;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Property;
import dev.burin.processor.plan.RequiredMask;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Emits the statements that reject an object that lacks required members. */
final class RequiredCheck {

    private RequiredCheck() {}

    /** Returns the statements; none if nothing is required. */
    static CodeBlock of(ObjectPlan plan, MemberConstants constants, Scope scope, SeenBits seen) {
        Subject subject = new Subject(plan.target().displayName(), "REQUIRED", "required");
        return of(plan, plan.required(), subject, new Place(constants, scope, seen));
    }

    /** Returns the statements that reject an unwrapped value that lacks required members. */
    static CodeBlock inside(
            ObjectPlan plan, Property unwrapped, MemberConstants constants, Scope scope, SeenBits seen) {
        String words = Member.words(unwrapped);
        RequiredMask required = plan.requiredInside(unwrapped.name());
        Subject subject = new Subject(
                unwrapped.type().displayName(), "REQUIRED_" + Words.constant(words), Words.method("requiredOf", words));
        return of(plan, required, subject, new Place(constants, scope, seen));
    }

    /** The type that requires the members, for messages, and the base names of the constants and methods for it. */
    private record Subject(String typeName, String constant, String method) {}

    /** Where the statements are emitted. */
    private record Place(MemberConstants constants, Scope scope, SeenBits seen) {}

    /** Some of the members, up to 64 of them: the variable with their bits, the mask of the required ones, and their names. */
    private record Word(int index, CodeBlock seen, String mask, List<String> names) {
        CodeBlock lacksSome() {
            return CodeBlock.of("($L & $L) != $L", seen, mask, mask);
        }
    }

    private static CodeBlock of(ObjectPlan plan, RequiredMask required, Subject subject, Place place) {
        List<Word> words = words(plan, required, subject, place);
        if (words.isEmpty()) {
            return CodeBlock.of("");
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", joined(words, "$W|| ", Word::lacksSome))
                .addStatement("throw in.missing($S,$W$L)", subject.typeName(), arguments(words, subject, place.scope()))
                .endControlFlow()
                .build();
    }

    /** Returns the words that have required members. */
    private static List<Word> words(ObjectPlan plan, RequiredMask required, Subject subject, Place place) {
        List<Long> masks = required.words();
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < masks.size(); i++) {
            if (masks.get(i) != 0) {
                String name = masks.size() == 1 ? subject.constant() : subject.constant() + "_" + i;
                String mask = place.scope().constant(name, TypeName.LONG, Literals.mask(masks.get(i)));
                words.add(new Word(i, place.seen().word(i), mask, names(plan, required, place.constants(), i)));
            }
        }
        return words;
    }

    private static List<String> names(ObjectPlan plan, RequiredMask required, MemberConstants constants, int word) {
        return required.membersOf(word).stream()
                .map(member -> constants.of(plan.read().get(member).property().jsonName()))
                .toList();
    }

    /** Returns the arguments that describe all words in one call, so that every missing member is reported. */
    private static CodeBlock arguments(List<Word> words, Subject subject, Scope scope) {
        if (words.size() == 1) {
            Word word = words.get(0);
            return CodeBlock.of("$L,$W$L,$W$L", word.seen(), word.mask(), list(word.names()));
        }
        return CodeBlock.of(
                "new long[] {$L},$Wnew long[] {$L},$W$L",
                joined(words, ",$W", Word::seen),
                joined(words, ",$W", word -> CodeBlock.of("$L", word.mask())),
                joined(words, ",$W", word -> CodeBlock.of("$L()", namesMethod(word, subject, scope))));
    }

    /** Adds a method that returns the names of one word: all names together would make the reading method too long. */
    private static String namesMethod(Word word, Subject subject, Scope scope) {
        CodeBlock names = list(word.names());
        return scope.sharedHelper(
                subject.method() + word.index(), "required: " + names, name -> MethodSpec.methodBuilder(name)
                        .addModifiers(Scope.modifiers(false))
                        .returns(ArrayTypeName.of(RuntimeNames.MEMBER_NAME))
                        .addStatement("return new $T[] {$L}", RuntimeNames.MEMBER_NAME, names)
                        .build());
    }

    private static CodeBlock list(List<String> names) {
        return names.stream().map(name -> CodeBlock.of("$L", name)).collect(CodeBlock.joining(",$W"));
    }

    private static CodeBlock joined(List<Word> words, String separator, Function<Word, CodeBlock> text) {
        return words.stream().map(text).collect(CodeBlock.joining(separator));
    }
}
