package dev.burin.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonRedact;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Defaults;
import dev.burin.processor.bind.LabelBinding;
import dev.burin.processor.bind.LabelledBinding;
import dev.burin.processor.emit.Condition;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Labels;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeFacts;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.plan.FusedName;
import dev.burin.processor.plan.WriteRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A member to write or to read: a property and how its value is represented.
 *
 * @param property the property
 * @param binding the representation
 */
record Member(Property property, Binding binding) {
    private static final TypeRef TEXT =
            new TypeRef(ClassName.get(String.class), TypeRef.Kind.CLASS, List.of(), Set.of(), TypeFacts.PLAIN);

    private static final CodeBlock NOT_REDACTING = CodeBlock.of("!out.isRedacting()");

    /** The prefix of a discriminator's Java name; no property has it. */
    private static final String NO_JAVA_NAME = "@";

    /** Returns the members to write: the discriminator, unless a property holds the label, and each unwrapped value as one. */
    static List<Member> written(BoundTarget bound) {
        boolean hasDiscriminator = bound.target().labelProperty().isEmpty();
        return behindDiscriminator(bound, written(bound, bound.target().members()), hasDiscriminator);
    }

    private static List<Member> written(BoundTarget bound, Members members) {
        return members.properties().stream()
                .filter(property -> property.isEncoded() && !property.isAny())
                .map(property -> new Member(property, writing(bound, members, property)))
                .toList();
    }

    private static Binding writing(BoundTarget bound, Members members, Property property) {
        Members inside = members.unwrapped().get(property.name());
        return inside == null ? binding(bound, property) : new UnwrappedBinding(property, written(bound, inside));
    }

    /** Returns the members to read: the discriminator, unless it becomes the value of a property, and the others. */
    static List<Member> read(BoundTarget bound) {
        boolean isProperty =
                bound.target().labelProperty().filter(Property::isDecoded).isPresent();
        List<Member> others = bound.target().decoded().stream()
                .map(property -> new Member(property, binding(bound, property)))
                .toList();
        return behindDiscriminator(bound, others, !isProperty);
    }

    private static List<Member> behindDiscriminator(BoundTarget bound, List<Member> others, boolean hasDiscriminator) {
        List<Member> members = new ArrayList<>();
        Hierarchy hierarchy = bound.target().hierarchy();
        boolean hasNames = bound.target().form() != CodecTarget.Form.ARRAY; // else the supertype reports BRN065
        if (hasNames && hasDiscriminator && hierarchy.labels().isPresent() && !hierarchy.isWrapped()) {
            members.add(
                    discriminator(hierarchy.discriminator(), hierarchy.labels().get(), bound.target()));
        }
        members.addAll(others);
        return members;
    }

    private static Member discriminator(Discriminator discriminator, Labels labels, CodecTarget target) {
        Property property = new Property(
                NO_JAVA_NAME + discriminator.words(),
                MemberNames.of(discriminator.name()),
                TEXT,
                Direction.BOTH,
                Optional.empty(),
                Necessity.OPTIONAL,
                Hints.NONE,
                target.origin());
        return new Member(property, new LabelBinding(labels));
    }

    private static Binding binding(BoundTarget bound, Property property) {
        Binding binding = bound.binding(property);
        return bound.target().labelProperty().equals(Optional.of(property))
                ? new LabelledBinding(
                        binding,
                        bound.target().hierarchy().labels().orElseThrow(),
                        bound.target().displayName())
                : binding;
    }

    /** The Java name of the property. */
    String name() {
        return property.name();
    }

    /** Whether this is the discriminator that the codec adds: it writes a constant, and keeps nothing when it reads. */
    boolean isDiscriminator() {
        return binding instanceof LabelBinding;
    }

    /** The words from which names for this member are built. */
    String words() {
        return isDiscriminator() ? name().substring(NO_JAVA_NAME.length()) : words(property);
    }

    /** Returns the words for a property: {@code addressCity} for the {@code city} of an unwrapped {@code address}. */
    static String words(Property property) {
        String[] path = property.name().split("\\.", -1);
        StringBuilder words = new StringBuilder(path[0]);
        for (int i = 1; i < path.length; i++) {
            words.append(Words.method("", path[i]));
        }
        return words.toString();
    }

    /** Whether the members of the value are written in its place. */
    boolean isUnwrapped() {
        return binding instanceof UnwrappedBinding;
    }

    /** Whether this is a member of an unwrapped value. */
    boolean isInside() {
        return !isDiscriminator() && name().indexOf('.') > 0;
    }

    /** Adds the constant for its name, or those for the members of an unwrapped value. */
    void addNames(MemberConstants constants) {
        if (binding instanceof UnwrappedBinding unwrapped) {
            unwrapped.members().forEach(member -> member.addNames(constants));
        } else {
            constants.add(property.jsonName(), words());
        }
    }

    /** Whether the JSON text of the value has no maximum length. */
    boolean isUnbounded() {
        return !binding.size().isBounded();
    }

    /** Whether some values are not written. */
    boolean isConditional() {
        return isUnwrapped() || condition(CodeBlock.of("value"), Scope.empty()).isPresent();
    }

    /** Whether the value determines if the member is written. */
    boolean isIncludedByValue() {
        return included(CodeBlock.of("value"), Scope.empty()).isPresent();
    }

    /** Returns the condition under which {@code value} is written; empty if always. */
    Optional<CodeBlock> condition(CodeBlock value, Scope scope) {
        Optional<Condition> included = included(value, scope);
        return isDropped()
                ? Optional.of(included.map(test -> test.after(NOT_REDACTING)).orElse(NOT_REDACTING))
                : included.map(Condition::code);
    }

    private boolean isDropped() {
        return property.hints().redaction().equals(Optional.of(JsonRedact.Form.DROP));
    }

    private Optional<Condition> included(CodeBlock value, Scope scope) {
        if (include() == Include.NON_DEFAULT && property.hints().defaultValue().isPresent()) {
            return Defaults.differs(property, value, scope);
        }
        return Inclusion.test(include(), property.type(), value).map(Condition::of);
    }

    /** Returns which values are written: a label always is, but a fallback may have been read without one. */
    private Include include() {
        if (binding instanceof LabelledBinding labelled) {
            return labelled.labels().isFallback() ? Include.NON_NULL : Include.ALWAYS;
        }
        return isNeverNull() && property.include().compareTo(Include.NON_ABSENT) <= 0
                ? Include.ALWAYS
                : property.include();
    }

    /** Whether the value must be present and not null when it is read; then it is never left out for being null. */
    private boolean isNeverNull() {
        return property.necessity() == Necessity.REQUIRED && property.isNeverNull();
    }

    /** Returns the statement that checks the next value if it has to be a label of the subtype; otherwise empty. */
    Optional<CodeBlock> check(Scope scope) {
        return binding instanceof LabelledBinding labelled ? Optional.of(labelled.check(scope)) : Optional.empty();
    }

    /** The slot of this member in the plan of capacity checks. */
    WriteRun.Slot slot() {
        FusedName name = isUnwrapped() ? FusedName.NONE : FusedName.of(property.jsonName());
        return new WriteRun.Slot(name, binding.size());
    }
}
