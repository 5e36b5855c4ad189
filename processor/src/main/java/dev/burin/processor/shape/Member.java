package dev.burin.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.LabelBinding;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Presence;
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

    /** Stands in front of the Java name of a discriminator, which no property has. */
    private static final String NO_JAVA_NAME = "@";

    /** Returns the members of {@code bound} to write, behind the discriminator if there is one; what is unwrapped is one. */
    static List<Member> written(BoundTarget bound) {
        return withDiscriminator(bound, written(bound, bound.target().members()));
    }

    private static List<Member> written(BoundTarget bound, Members members) {
        return members.properties().stream()
                .filter(property -> property.isEncoded() && !property.isAny())
                .map(property -> new Member(property, writing(bound, members, property)))
                .toList();
    }

    private static Binding writing(BoundTarget bound, Members members, Property property) {
        Members inside = members.unwrapped().get(property.name());
        return inside == null ? bound.binding(property) : new UnwrappedBinding(property.type(), written(bound, inside));
    }

    /** Returns the members of {@code bound} to read, behind the discriminator if there is one. */
    static List<Member> read(BoundTarget bound) {
        return withDiscriminator(
                bound,
                bound.target().decoded().stream()
                        .map(property -> new Member(property, bound.binding(property)))
                        .toList());
    }

    private static List<Member> withDiscriminator(BoundTarget bound, List<Member> others) {
        List<Member> members = new ArrayList<>();
        Hierarchy hierarchy = bound.target().hierarchy();
        hierarchy
                .label()
                .map(label -> discriminator(hierarchy.discriminator(), label, bound.target()))
                .ifPresent(members::add);
        members.addAll(others);
        return members;
    }

    private static Member discriminator(String jsonName, String label, CodecTarget target) {
        Property property = new Property(
                NO_JAVA_NAME + jsonName.replaceFirst("^[^\\p{L}]+", ""),
                MemberNames.of(jsonName),
                TEXT,
                Direction.BOTH,
                Optional.empty(),
                Presence.OPTIONAL,
                Hints.NONE,
                target.origin());
        return new Member(property, new LabelBinding(label));
    }

    /** The Java name of the property. */
    String name() {
        return property.name();
    }

    /** Whether this is the discriminator, whose value is always the same and kept nowhere. */
    boolean isDiscriminator() {
        return binding instanceof LabelBinding;
    }

    /** The words of which names for this member are made. */
    String words() {
        return isDiscriminator() ? name().substring(NO_JAVA_NAME.length()) : words(property);
    }

    /** Returns the words for a property; {@code addressCity} for the {@code city} of an {@code address} that is unwrapped. */
    static String words(Property property) {
        String[] path = property.name().split("\\.");
        StringBuilder words = new StringBuilder(path[0]);
        for (int i = 1; i < path.length; i++) {
            words.append(Words.method("", path[i]));
        }
        return words.toString();
    }

    /** Whether the members of the value are written in place of it. */
    boolean isUnwrapped() {
        return binding instanceof UnwrappedBinding;
    }

    /** Whether it is a member of a value that is unwrapped. */
    boolean isInside() {
        return !isDiscriminator() && name().indexOf('.') > 0;
    }

    /** Adds the constants of its names, or those of its members. */
    void addNames(MemberConstants constants) {
        if (binding instanceof UnwrappedBinding unwrapped) {
            unwrapped.members().forEach(member -> member.addNames(constants));
        } else {
            constants.add(property.jsonName(), words());
        }
    }

    /** Whether there is no bound of the value's text. */
    boolean isUnbounded() {
        return !binding.size().isBounded();
    }

    /** Whether some values are not written. */
    boolean isConditional() {
        return isUnwrapped() || condition(CodeBlock.of("value")).isPresent();
    }

    /** Returns under which condition {@code value} is written; nothing for always. */
    Optional<CodeBlock> condition(CodeBlock value) {
        return Inclusion.test(property.include(), property.type(), value);
    }

    /** What the plan of capacity checks needs to know. */
    WriteRun.Slot slot() {
        FusedName name = isUnwrapped() ? FusedName.NONE : FusedName.of(property.jsonName());
        return new WriteRun.Slot(name, binding.size());
    }
}
