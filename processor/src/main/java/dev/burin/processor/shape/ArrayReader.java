package dev.burin.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import java.util.List;
import java.util.Optional;

/** Emits the method that reads the elements of an array as members, each at its position. */
final class ArrayReader {
    private final ObjectPlan plan;
    private final CodecFile file;
    private final Scope scope;
    private final MemberConstants constants;

    /** The members in the order of the elements: those written if the type is written, otherwise those read. */
    private final List<Member> places;

    ArrayReader(ObjectPlan plan, CodecFile file) {
        this.plan = plan;
        this.file = file;
        this.scope = file.scope();
        this.constants = new MemberConstants(scope);
        this.places = plan.target().hints().direction().isEncoded() ? plan.written() : plan.read();
    }

    /** Fills {@code read}; many members are split among several methods, which share an object with the values. */
    void emit() {
        plan.read().stream()
                .filter(member -> member.property().necessity() == Necessity.REQUIRED)
                .forEach(member -> constants.add(member.property().jsonName(), member.words()));
        List<Part> parts = MethodSplit.of(places.size(), MethodSplit.MEMBERS_PER_METHOD);
        file.read(parts.size() == 1 ? inOneMethod() : inSeveralMethods(parts));
    }

    private CodeBlock inOneMethod() {
        Locals locals = scope.locals("in", "hasNext");
        SeenBits seen = SeenBits.of(plan, locals, "");
        Storage storage = Storage.of(plan, file, seen, locals, locals);
        CodeBlock.Builder code = CodeBlock.builder();
        storage.variables().forEach(variable -> code.add(variable.declaration()));
        if (isNoted(storage)) {
            seen.variables().forEach(variable -> code.add(variable.declaration()));
        }
        code.addStatement("boolean hasNext = in.beginPositional()");
        for (Member member : places) {
            code.beginControlFlow("if (hasNext)")
                    .add(element(member, storage, seen))
                    .addStatement("hasNext = in.nextElement()")
                    .endControlFlow();
        }
        return storage.guard(code.add(end(storage, seen)).build());
    }

    private CodeBlock inSeveralMethods(List<Part> parts) {
        Locals fields = scope.locals();
        SeenBits seen = SeenBits.of(plan, fields, MembersClass.PREFIX);
        Storage storage = Storage.of(plan, file, seen, fields, scope.locals("in", MembersClass.NAME, "hasNext"));
        ClassName holder = MembersClass.of(plan, scope);
        CodeBlock.Builder code = CodeBlock.builder()
                .add(MembersClass.declaration(holder))
                .addStatement("boolean hasNext = in.beginPositional()");
        for (int i = 0; i < parts.size(); i++) {
            String method = partMethod(parts.get(i), i, holder, storage, seen);
            code.addStatement("hasNext = hasNext && $L(in, members)", method);
        }
        file.type(MembersClass.type(holder, storage, seen, scope));
        return storage.guard(code.add(end(storage, seen)).build());
    }

    /** Adds a method that reads some of the members and returns whether there are more elements; returns its name. */
    private String partMethod(Part part, int index, ClassName holder, Storage storage, SeenBits seen) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = part.first(); i < part.end() - 1; i++) {
            code.add(element(places.get(i), storage, seen))
                    .beginControlFlow("if (!in.nextElement())")
                    .addStatement("return false")
                    .endControlFlow();
        }
        String name = scope.methodName("readElements" + index);
        file.method(MethodSpec.methodBuilder(name)
                .addModifiers(scope.modifiers())
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addParameter(holder, MembersClass.NAME)
                .returns(boolean.class)
                .addCode(code.add(element(places.get(part.end() - 1), storage, seen))
                        .build())
                .addStatement("return in.nextElement()")
                .build());
        return name;
    }

    /** Returns the statements that read one element; that of a write-only member is skipped. */
    private CodeBlock element(Member place, Storage storage, SeenBits seen) {
        Optional<Member> read = plan.read().stream()
                .filter(member -> member.property().equals(place.property()))
                .findFirst();
        if (read.isEmpty()) {
            return CodeBlock.builder().addStatement("in.skipValue()").build();
        }
        Member member = read.get();
        int index = plan.read().indexOf(member);
        CodeBlock.Builder code = CodeBlock.builder();
        if (isNoted(storage) && seen.isKept(index)) {
            code.addStatement(seen.note(index));
        }
        return code.add(storage.keep(member, scope.about(member.words()))).build();
    }

    /**
     * Whether it matters which members were present: to reject absent ones, to set their defaults, or to call setters only for
     * those present.
     */
    private boolean isNoted(Storage storage) {
        boolean isRequired = !plan.required().isEmpty();
        boolean isSetLater = storage instanceof VariableStorage
                && !plan.target().creator().orElseThrow().setters().isEmpty();
        boolean isSetHere = storage instanceof InstanceStorage && plan.hasDefaults();
        return isRequired || isSetLater || isSetHere || plan.hasSuppliers();
    }

    private CodeBlock end(Storage storage, SeenBits seen) {
        return CodeBlock.builder()
                .beginControlFlow("if (hasNext)")
                .addStatement("throw in.unknownElement($S, $L)", plan.target().displayName(), places.size())
                .endControlFlow()
                .add(RequiredCheck.of(plan, constants, scope, seen))
                .add(storage.result())
                .build();
    }
}
