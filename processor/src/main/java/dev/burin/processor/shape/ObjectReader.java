package dev.burin.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import java.util.List;
import java.util.function.UnaryOperator;

/** Emits the method that reads an object: members in declaration order first, then in whatever order they come. */
final class ObjectReader {
    private final ObjectPlan plan;
    private final MemberConstants constants;
    private final CodecFile file;
    private final Scope scope;

    ObjectReader(ObjectPlan plan, MemberConstants constants, CodecFile file) {
        this.plan = plan;
        this.constants = constants;
        this.file = file;
        this.scope = file.scope();
    }

    /** Fills {@code read}; many members are split among several methods, which share an object with the values. */
    void emit() {
        List<Part> parts = MethodSplit.of(plan.read().size(), MethodSplit.MEMBERS_PER_METHOD);
        if (plan.read().isEmpty()) {
            file.read(withoutMembers());
        } else if (parts.size() == 1) {
            file.readFallingThrough(inOneMethod(parts.get(0)));
        } else {
            file.readFallingThrough(inSeveralMethods(parts));
        }
    }

    private CodeBlock withoutMembers() {
        Locals locals = scope.locals("in");
        SeenBits seen = SeenBits.of(plan, locals, "");
        Storage storage = Storage.of(plan, file, seen, locals, locals);
        CodeBlock.Builder code = CodeBlock.builder();
        storage.variables().forEach(variable -> code.add(variable.declaration()));
        code.beginControlFlow("if (in.beginObject())")
                .add(skipMembers(storage))
                .endControlFlow()
                .add(storage.result());
        return storage.guard(code.build());
    }

    private CodeBlock skipMembers(Storage storage) {
        if (!plan.dispatch().cases().isEmpty()) {
            CodeBlock find = new MemberFinder(plan, constants, file).emit(storage);
            return CodeBlock.builder().addStatement(find).build();
        }
        CodeBlock.Builder code = CodeBlock.builder();
        if (plan.anyRead().isPresent()) {
            AnyMembers any = plan.anyRead().orElseThrow();
            code.beginControlFlow("while (in.nextMember())").add(any.read(storage.any(any), scope));
        } else if (plan.refusesUnknown()) {
            code.beginControlFlow("if (in.nextMember())")
                    .addStatement("throw in.unknownMember($S)", plan.target().displayName());
        } else {
            code.beginControlFlow("while (in.nextMember())").addStatement("in.skipValue()");
        }
        return code.endControlFlow().build();
    }

    private CodeBlock inOneMethod(Part all) {
        Locals locals = scope.locals("in", "next");
        SeenBits seen = SeenBits.of(plan, locals, "");
        Storage storage = Storage.of(plan, file, seen, locals, locals);
        CodeBlock.Builder code = CodeBlock.builder();
        storage.variables().forEach(variable -> code.add(variable.declaration()));
        seen.variables().forEach(variable -> code.add(variable.declaration()));
        MemberSwitch members = new MemberSwitch(plan, constants, scope, storage, seen);
        code.add(loop(members.emit(CodeBlock.of("next"), all, UnaryOperator.identity()), storage))
                .add(RequiredCheck.of(plan, constants, scope, seen))
                .add(storage.result());
        return storage.guard(code.build());
    }

    /** Returns the loop around {@code members}, the statement that reads members from {@code next} on. */
    private CodeBlock loop(CodeBlock members, Storage storage) {
        CodeBlock find = new MemberFinder(plan, constants, file).emit(storage);
        String first = constants.of(plan.read().get(0).property().jsonName());
        return CodeBlock.builder()
                .addStatement("int next = $L", constants.end())
                .beginControlFlow("if (in.beginObject())")
                .addStatement("next = in.isFirst($L) ? 0 : $L", first, find)
                .endControlFlow()
                .beginControlFlow("while (next != $L)", constants.end())
                .add(members)
                .addStatement("next = $L", find)
                .endControlFlow()
                .build();
    }

    private CodeBlock inSeveralMethods(List<Part> parts) {
        Locals fields = scope.locals();
        SeenBits seen = SeenBits.of(plan, fields, MembersClass.PREFIX);
        Storage storage = Storage.of(plan, file, seen, fields, scope.locals("in", MembersClass.NAME, "next"));
        MemberSwitch members = new MemberSwitch(plan, constants, scope, storage, seen);
        ClassName holder = MembersClass.of(plan, scope);
        CodeBlock.Builder calls =
                CodeBlock.builder().beginControlFlow("switch (next / $L)", MethodSplit.MEMBERS_PER_METHOD);
        for (int i = 0; i < parts.size(); i++) {
            calls.add("case $L:\n", i)
                    .indent()
                    .beginControlFlow("if (!$L(in, members, next))", partMethod(members, holder, parts.get(i), i))
                    .addStatement("break")
                    .endControlFlow()
                    .unindent();
        }
        calls.add("default:\n").endControlFlow();
        file.type(MembersClass.type(holder, storage, seen, scope));
        return storage.guard(CodeBlock.builder()
                .add(MembersClass.declaration(holder))
                .add(loop(calls.build(), storage))
                .add(RequiredCheck.of(plan, constants, scope, seen))
                .add(storage.result())
                .build());
    }

    /** Adds a method that reads some of the members and returns whether the one after these is next; returns its name. */
    private String partMethod(MemberSwitch members, ClassName holder, Part part, int index) {
        String name = scope.methodName("readMembers" + index);
        CodeBlock start = CodeBlock.of("$T.max(next, $L)", Math.class, part.first());
        file.method(MethodSpec.methodBuilder(name)
                .addAnnotation(CodecFile.FALL_THROUGH)
                .addModifiers(scope.modifiers())
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addParameter(holder, MembersClass.NAME)
                .addParameter(int.class, "next")
                .returns(boolean.class)
                .addCode(members.emit(start, part, isNext -> CodeBlock.of("return $L;\n", isNext)))
                .addStatement("return false")
                .build());
        return name;
    }
}
