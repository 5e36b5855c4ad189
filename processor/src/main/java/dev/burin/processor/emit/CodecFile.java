package dev.burin.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Precautions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The class being generated: its skeleton is the same for every shape.
 *
 * <p>A shape adds the bodies of {@code write} and {@code read}, methods and nested types; bindings add constants and helpers
 * to its {@link #scope}.
 */
public final class CodecFile {
    /** Suppresses the compiler's warnings about {@code switch} cases that fall through. */
    public static final AnnotationSpec FALL_THROUGH = suppress(List.of("fallthrough"));

    private final CodecTarget target;
    private final Scope scope;
    private final List<MethodSpec> methods = new ArrayList<>();
    private final List<TypeSpec> types = new ArrayList<>();
    private CodeBlock write = CodeBlock.of("");
    private CodeBlock read = CodeBlock.of("");
    private boolean readFallsThrough;

    /** Begins the codec of {@code target}. */
    public CodecFile(CodecTarget target) {
        this.target = target;
        this.scope = Scope.of(target);
    }

    /** Returns a codec that does nothing, in place of one that cannot be generated. */
    public static SourceFile placeholder(CodecTarget target) {
        CodecFile file = new CodecFile(target);
        String name = target.codec().name().simpleName();
        CodeBlock refusal = CodeBlock.builder()
                .addStatement(
                        "throw new $T($S)",
                        IllegalStateException.class,
                        name + " was not generated: the compiler said why.")
                .build();
        file.write(refusal);
        file.read(refusal);
        return file.toSourceFile();
    }

    /** The names of the class, its constants and helpers. */
    public Scope scope() {
        return scope;
    }

    /** Sets the statements that write {@code value} with {@code out} at {@code at} and return the position after it. */
    public void write(CodeBlock statements) {
        write = statements;
    }

    /** Sets the statements that read a value from {@code in} and return it. */
    public void read(CodeBlock statements) {
        read = statements;
    }

    /** As {@link #read}, for statements in a {@code switch} whose cases fall through. */
    public void readFallingThrough(CodeBlock statements) {
        read = statements;
        readFallsThrough = true;
    }

    /** Lets only instances of exactly this type be written: one of a subclass would be read as this type, losing what it adds. */
    public void refuseSubclasses() {
        write = CodeBlock.builder()
                .beginControlFlow(
                        "if (value.getClass() != $T.class)", target.type().erasure())
                .addStatement("throw out.subclass($S, value, at)", target.displayName())
                .endControlFlow()
                .add(write)
                .build();
    }

    /** Adds a private method; it comes before the helpers of the scope. */
    public void method(MethodSpec method) {
        methods.add(method);
    }

    /** Adds a nested type. */
    public void type(TypeSpec type) {
        types.add(type);
    }

    /**
     * Adds a nested class for one large constant, and returns an expression for that constant.
     *
     * <p>The one method that initializes all constants of the codec would be huge otherwise.
     */
    public CodeBlock constantClass(String name, String javadoc, FieldSpec constant) {
        types.add(TypeSpec.classBuilder(name)
                .addJavadoc(javadoc)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addField(constant)
                .build());
        return CodeBlock.of("$L.$L", name, constant.name());
    }

    /** Moves the current statements for writing and reading into private methods with these names, for others to call. */
    public void moveInto(String writeName, String readName) {
        if (direction().isDecoded()) {
            methods.add(0, moved(readName));
        }
        if (direction().isEncoded()) {
            methods.add(
                    0,
                    WriterMethod.named(writeName, scope.modifiers(), valueType(), "value")
                            .addCode(write)
                            .build());
        }
    }

    /** Moves the current statements for reading into a private method with this name, for others to call. */
    public void moveReadInto(String readName) {
        methods.add(0, moved(readName));
    }

    private MethodSpec moved(String readName) {
        MethodSpec.Builder reading = MethodSpec.methodBuilder(readName)
                .addModifiers(scope.modifiers())
                .returns(valueType())
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addCode(read);
        if (readFallsThrough) {
            reading.addAnnotation(FALL_THROUGH);
        }
        readFallsThrough = false;
        return reading.build();
    }

    /** Returns the whole file. */
    public SourceFile toSourceFile() {
        return SourceFile.of(target.codec().name().packageName(), toType());
    }

    private TypeSpec toType() {
        TypeSpec.Builder type = TypeSpec.classBuilder(target.codec().name())
                .addJavadoc(
                        "JSON codec of {@link $L}. Generated by Burin from $L; change the type, not this file.",
                        target.displayName(),
                        target.source().fileName())
                .addAnnotation(generatedCodec())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.CODEC, valueType()))
                .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.WRITES_AT, valueType()))
                .addModifiers(Modifier.FINAL);
        addInstances(type);
        if (direction().isEncoded()) {
            type.addMethod(toJsonBytes());
        }
        type.addMethod(fromJson())
                .addMethod(writeValue())
                .addMethod(writeAt())
                .addMethod(readValue())
                .addMethods(methods)
                .addMethods(scope.helpers())
                .addMethods(scope.held().methods())
                .addTypes(types)
                .addTypes(scope.held().types());
        if (target.codec().isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        beware(target.codec().precautions(), type);
        // Annotations of a class see its type variables.
        target.variables().forEach(variable -> type.alwaysQualify(variable.name()));
        return type.build();
    }

    /** Lets a class that mentions the type and its members compile without a warning. */
    static void beware(Precautions precautions, TypeSpec.Builder type) {
        if (!precautions.suppressedWarnings().isEmpty()) {
            type.addAnnotation(suppress(precautions.suppressedWarnings()));
        }
        type.alwaysQualify(precautions.hiddenNames().toArray(String[]::new));
    }

    private AnnotationSpec generatedCodec() {
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(RuntimeNames.GENERATED_CODEC);
        if (direction() != Direction.BOTH) {
            annotation.addMember(direction().isEncoded() ? "reads" : "writes", "false");
        }
        return annotation.build();
    }

    private Direction direction() {
        return target.hints().direction();
    }

    /** Returns the statement for the direction that the codec does not support. */
    private CodeBlock refusal(String only) {
        return CodeBlock.builder()
                .addStatement(
                        "throw new $T($S)",
                        UnsupportedOperationException.class,
                        target.displayName() + " can only be " + only + ": direction = " + direction() + ".")
                .build();
    }

    private TypeName valueType() {
        return target.type().name();
    }

    /** Adds the fields, the constructor, and the only instance or, for a generic type, a factory method that takes codecs. */
    private void addInstances(TypeSpec.Builder type) {
        if (target.variables().isEmpty()) {
            type.addField(instance());
        }
        type.addTypeVariables(target.variables()).addFields(scope.constants());
        scope.held().addTo(type);
        type.addMethod(constructor());
        if (!target.variables().isEmpty()) {
            type.addMethod(factory());
        }
    }

    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
        for (FieldSpec codec : heldVariables()) {
            constructor
                    .addParameter(codec.type(), codec.name())
                    .addStatement("this.$1L = $2T.requireNonNull($1L)", codec.name(), Objects.class);
        }
        return constructor.build();
    }

    private MethodSpec factory() {
        ParameterizedTypeName type = ParameterizedTypeName.get(
                target.codec().name(), target.variables().toArray(TypeName[]::new));
        MethodSpec.Builder factory = MethodSpec.methodBuilder("of")
                .addJavadoc("Returns a codec that leaves what the type variables stand for to the given codecs.")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addTypeVariables(target.variables())
                .returns(type);
        for (FieldSpec codec : scope.held().variables()) {
            factory.addParameter(codec.type(), codec.name());
            if (!scope.held().isUsed(codec)) {
                factory.addStatement("$T.requireNonNull($L)", Objects.class, codec.name());
            }
        }
        return factory.addStatement(
                        "return new $T<>($L)",
                        target.codec().name(),
                        heldVariables().stream().map(FieldSpec::name).collect(Collectors.joining(", ")))
                .build();
    }

    private List<FieldSpec> heldVariables() {
        return scope.held().variables().stream().filter(scope.held()::isUsed).toList();
    }

    private FieldSpec instance() {
        return FieldSpec.builder(target.codec().name(), "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", target.codec().name())
                .build();
    }

    private MethodSpec toJsonBytes() {
        return overriding("toJsonBytes")
                .returns(byte[].class)
                .addParameter(valueType(), "value")
                .addStatement("$1T out = $1T.acquire()", RuntimeNames.JSON_WRITER)
                .beginControlFlow("try")
                .addStatement("return out.toByteArray(write(out, 0, out.notNull(value)))")
                .nextControlFlow("catch ($T e)", StackOverflowError.class)
                .addStatement("throw out.outOfStack(e)")
                .nextControlFlow("finally")
                .addStatement("out.release()")
                .endControlFlow()
                .build();
    }

    private MethodSpec fromJson() {
        return overriding("fromJson")
                .returns(valueType())
                .addParameter(byte[].class, "json")
                .addStatement("$1T in = $1T.acquire(json, 0, json.length)", RuntimeNames.JSON_READER)
                .beginControlFlow("try")
                .addStatement("return in.endDocument(read(in))")
                .nextControlFlow("catch ($T e)", StackOverflowError.class)
                .addStatement("throw in.outOfStack(e)")
                .nextControlFlow("finally")
                .addStatement("in.release()")
                .endControlFlow()
                .build();
    }

    private MethodSpec writeValue() {
        return overriding("write")
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addParameter(valueType(), "value")
                .addCode(direction().isEncoded() ? writePresent() : refusal("read"))
                .build();
    }

    private static CodeBlock writePresent() {
        return CodeBlock.builder()
                .addStatement("out.position(write(out, out.beginValue(), out.notNull(value)))")
                .build();
    }

    private MethodSpec writeAt() {
        return overriding("write")
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addParameter(TypeName.INT, "at")
                .addParameter(valueType(), "value")
                .addCode(direction().isEncoded() ? write : refusal("read"))
                .build();
    }

    private MethodSpec readValue() {
        MethodSpec.Builder method = overriding("read");
        if (readFallsThrough) {
            method.addAnnotation(FALL_THROUGH);
        }
        return method.returns(valueType())
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addCode(direction().isDecoded() ? read : refusal("written"))
                .build();
    }

    private static MethodSpec.Builder overriding(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }

    private static AnnotationSpec suppress(List<String> warnings) {
        AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
        warnings.forEach(warning -> annotation.addMember("value", "$S", warning));
        return annotation.build();
    }
}
