package dev.burin.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.burin.processor.model.CodecTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * What one generated class contains so far, seen from a place in it.
 *
 * <p>Bindings add private helper methods to it, which are named after the subject: the property being written or read.
 */
public final class Scope {
    private final Contents contents;
    private final String subject;
    private final boolean isNested;

    private Scope(Contents contents, String subject, boolean isNested) {
        this.contents = contents;
        this.subject = subject;
        this.isNested = isNested;
    }

    /** Returns the scope of an empty class. */
    public static Scope empty() {
        return new Scope(new Contents(Set.of(), List.of(), null), "value", false);
    }

    /** Returns the scope of the empty codec of {@code target}: no constant or local gets a name that the codec mentions. */
    static Scope of(CodecTarget target) {
        Contents contents = new Contents(MentionedNames.in(target), target.variables(), target);
        return new Scope(contents, "value", false);
    }

    /** Returns this scope at the place where {@code javaName} is written or read. */
    public Scope about(String javaName) {
        return new Scope(contents, javaName, isNested);
    }

    /** Returns this scope within a codec that is nested in the class. */
    public Scope nested() {
        return new Scope(contents, subject, true);
    }

    /** Returns the modifiers of private members that may use the codecs given for type variables. */
    public List<Modifier> modifiers() {
        boolean isGeneric =
                contents.target.filter(target -> !target.variables().isEmpty()).isPresent();
        return modifiers(isGeneric);
    }

    /** Returns the modifiers of private members: static, unless they use the codecs given for type variables. */
    public static List<Modifier> modifiers(boolean usesVariables) {
        return usesVariables ? List.of(Modifier.PRIVATE) : List.of(Modifier.PRIVATE, Modifier.STATIC);
    }

    /** The name of the nested class for the names that a type has, if there are many. */
    public String namesClass() {
        return contents.namesClass;
    }

    /** The name of the nested class for the table of members, if there are many. */
    public String tableClass() {
        return contents.tableClass;
    }

    /** The name of the nested class for the members read so far, if several methods read them. */
    public String membersClass() {
        return contents.membersClass;
    }

    /** The codecs that the class holds. */
    public HeldCodecs held() {
        return contents.held;
    }

    /** The codec, which is this class or one around it. */
    public ClassName codec() {
        return contents.target.orElseThrow().codec().name();
    }

    /** Returns the codec itself, if it is for this parameterized type, with the type's own variables as arguments. */
    public Optional<CodeBlock> itself(TypeName type) {
        return contents.target
                .filter(target ->
                        target.type().name().equals(type) && !target.variables().isEmpty())
                .map(target -> isNested ? CodeBlock.of("$T.this", target.codec().name()) : CodeBlock.of("this"));
    }

    /** Whether {@link #itself} is {@code this}, whose methods need no receiver. */
    public boolean isThis(TypeName type) {
        return !isNested && itself(type).isPresent();
    }

    /** What is written or read here, as a Java name. */
    public String subject() {
        return subject;
    }

    /** Returns the local names of a new method that has these parameters. */
    public Locals locals(String... parameters) {
        Locals locals = new Locals(contents.constantNames, contents.localNames);
        for (String parameter : parameters) {
            locals.name(parameter);
        }
        return locals;
    }

    /** Adds a private constant and returns its name; one of equal type and value is shared. */
    public String constant(String suggestion, TypeName type, CodeBlock value) {
        return contents.sharedConstants.computeIfAbsent(
                type + " = " + value, key -> newConstant(suggestion, type, value));
    }

    private String newConstant(String suggestion, TypeName type, CodeBlock value) {
        String name = constantName(suggestion);
        contents.constants.add(FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
        return name;
    }

    /** Returns a name that no constant of the class has, for a constant of the class or of one nested in it. */
    public String constantName(String suggestion) {
        String name = contents.constantNames.newName(suggestion);
        while (contents.localNames.contains(name)) {
            name = contents.constantNames.newName(suggestion);
        }
        return name;
    }

    /** Returns a name that no other method of the class has. */
    public String methodName(String suggestion) {
        return contents.methodNames.newName(suggestion);
    }

    /** Adds a private method, {@code readTags} for {@code read}, and returns its name. */
    public String helper(String verb, Function<String, MethodSpec> body) {
        return addHelper(Words.method(verb, subject), body);
    }

    /**
     * Adds a private method that is the same wherever it is needed, and returns its name.
     *
     * @param key what the method does, with everything that its body depends on; only the first call with this key adds it
     */
    public String sharedHelper(String suggestion, String key, Function<String, MethodSpec> body) {
        String known = contents.sharedHelpers.get(key);
        if (known != null) {
            return known;
        }
        String name = addHelper(suggestion, body);
        contents.sharedHelpers.put(key, name);
        return name;
    }

    private String addHelper(String suggestion, Function<String, MethodSpec> body) {
        String name = methodName(suggestion);
        int place = contents.helpers.size();
        contents.helpers.add(MethodSpec.methodBuilder(name).build()); // reserves the place: its own helpers follow it
        contents.helpers.set(place, body.apply(name));
        return name;
    }

    /** The private constants, in the order in which they were added. */
    List<FieldSpec> constants() {
        return List.copyOf(contents.constants);
    }

    /** The private methods, in the order in which they were requested. */
    List<MethodSpec> helpers() {
        return List.copyOf(contents.helpers);
    }

    /** The contents of one class, shared by all its scopes. */
    private static final class Contents {
        final UniqueNames constantNames = new UniqueNames();
        final UniqueNames methodNames = new UniqueNames();
        final Set<String> localNames = new HashSet<>();
        final List<FieldSpec> constants = new ArrayList<>();
        final List<MethodSpec> helpers = new ArrayList<>();
        final Map<String, String> sharedConstants = new HashMap<>();
        final Map<String, String> sharedHelpers = new HashMap<>();
        final Optional<CodecTarget> target;
        final HeldCodecs held;
        final String namesClass;
        final String tableClass;
        final String membersClass;

        Contents(Set<String> reserved, List<TypeVariableName> variables, @Nullable CodecTarget target) {
            reserved.forEach(constantNames::newName);
            constantNames.newName("INSTANCE");
            methodNames.newName("read");
            methodNames.newName("write");
            this.target = Optional.ofNullable(target);
            this.held = new HeldCodecs(variables, reserved, constantNames, methodNames);
            this.namesClass = held.typeName("Names");
            this.tableClass = held.typeName("Table");
            this.membersClass = held.typeName("Members");
            constantNames.newName(namesClass); // a constant of that name would obscure the class in Names.ALL
            constantNames.newName(tableClass);
        }
    }
}
