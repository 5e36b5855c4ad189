package dev.burin.processor.read;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.model.TypeRef;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Reads the implementation of an interface or an abstract class, {@code @JsonCodec(implementation = …)}. */
final class ImplementationReader {
    private static final String MEMBER = "implementation";

    private final ReadScope scope;
    private final TypeRefReader types;
    private final TypeElement type;

    ImplementationReader(ReadScope scope, TypeRefReader types) {
        this.scope = scope;
        this.types = types;
        this.type = scope.target();
    }

    /** Whether the target names one, of whatever kind. */
    boolean isNamed() {
        return named().isPresent();
    }

    /** On the type itself: subtypes do not inherit its implementation. */
    private Optional<DeclaredType> named() {
        return AnnotationView.find(type, JsonCodec.class.getName(), scope)
                .flatMap(annotation -> annotation.type(MEMBER));
    }

    /** Returns the Java names of the implementation's properties: their accessors need no prefix in the target either. */
    Set<String> propertyNames() {
        return named()
                .filter(implementation -> Instances.isAbstract(type)
                        && !Instances.isAbstract((TypeElement) implementation.asElement())) // else reading may not end
                .map(this::read)
                .stream()
                .flatMap(target -> target.properties().stream())
                .map(Property::name)
                .collect(Collectors.toSet());
    }

    private CodecTarget read(DeclaredType implementation) {
        return new TypeReader(scope.javac()).read((TypeElement) implementation.asElement());
    }

    /** Whether the target can be read as its implementation; if not, that is observed. */
    boolean isFit(Form form, TypeHints hints) {
        Optional<String> flaw = named().flatMap(implementation -> flaw(implementation, form, hints));
        flaw.ifPresent(this::observe);
        return isNamed() && flaw.isEmpty();
    }

    private Optional<String> flaw(DeclaredType implementation, Form form, TypeHints hints) {
        TypeElement element = (TypeElement) implementation.asElement();
        String name = DisplayNames.of(type);
        if (!Instances.isAbstract(type)) {
            return Optional.of(name + " is not an interface or abstract class");
        }
        if (form == Form.ARRAY) {
            return Optional.of(name + " is an array, @JsonCodec(shape = ARRAY), and must be an object");
        }
        if (form != Form.OBJECT) {
            return Optional.of(name + " is not an object with members");
        }
        if (!hints.direction().isDecoded()) {
            return Optional.of(name + " is only written");
        }
        if (!type.getTypeParameters().isEmpty() || !element.getTypeParameters().isEmpty()) {
            return Optional.of("neither may have type variables");
        }
        if (element.equals(type) || !scope.javac().withSupertypes(element).contains(type)) {
            return Optional.of("it is not a subtype");
        }
        return Instances.isAbstract(element) ? Optional.of("it is abstract itself") : Optional.empty();
    }

    /** Returns the members that are only written, with the ones that are read in place of them. */
    Members read(Members written, TypeHints hints) {
        DeclaredType implementation = named().orElseThrow();
        CodecTarget target = read(implementation);
        scope.noteUsed(implementation.asElement());
        ImplementedMembers compared =
                new ImplementedMembers(scope, hints.include(), target, saysInclude(implementation.asElement()));
        flaw(written, target).ifPresentOrElse(this::observe, () -> {
            compared.observeLimits(hints.reading().limits());
            written.leaves().stream().filter(Property::isEncoded).forEach(compared::observe);
        });
        return written.map(property -> property.readElsewhere(compared.isRequired(property)))
                .readAs(new Property(
                        MEMBER,
                        MemberNames.of(MEMBER),
                        types.read(implementation),
                        Direction.DECODE,
                        Optional.empty(),
                        Necessity.OPTIONAL,
                        Hints.NONE.with(Mark.VALUE),
                        scope.originOf(type)));
    }

    private boolean saysInclude(Element implementation) {
        return AnnotationView.allOn(implementation, scope).stream()
                .anyMatch(annotation -> annotation.displayName().equals("@JsonInclude")
                        || (annotation.qualifiedName().equals(JsonCodec.class.getName())
                                && annotation.isWritten("include")));
    }

    /** Returns what prevents reading, if anything. */
    private Optional<String> flaw(Members written, CodecTarget implementation) {
        if (implementation.form() != Form.OBJECT
                || implementation.members().delegate().isPresent()) {
            return Optional.of("it is not read from an object with members");
        }
        if (implementation.hierarchy().labels().isPresent() && lacksLabel(written, implementation.hierarchy())) {
            return Optional.of("it is distinguished from other types by "
                    + implementation.hierarchy().discriminator().displayName() + ", which is not written");
        }
        Set<String> names = namesOf(written);
        return implementation.members().creator().isEmpty() || names.isEmpty()
                ? Optional.empty() // which is reported there, or here
                : notRead(written, implementation)
                        .or(() -> notWritten(written, names, implementation))
                        .or(() -> readOtherwise(written, implementation));
    }

    private static boolean lacksLabel(Members written, Hierarchy hierarchy) {
        boolean isWritten = written.leaves().stream()
                .filter(Property::isEncoded)
                .anyMatch(property ->
                        property.jsonName().equals(hierarchy.discriminator().name()));
        return hierarchy.isWrapped()
                || (hierarchy.discriminator().style() == JsonTypeInfo.Style.EXISTING && !isWritten);
    }

    /** A member of another class may be unreadable, or lack required members. */
    private Optional<String> readOtherwise(Members written, CodecTarget implementation) {
        return written.leaves().stream()
                .filter(Property::isEncoded)
                .flatMap(property -> implementation.decoded().stream()
                        .filter(read -> read.jsonName().equals(property.jsonName()))
                        .filter(read -> isReadAsOther(property.type(), read.type()))
                        .map(read -> "it reads \"" + property.jsonName() + "\" as "
                                + read.type().displayName() + ", which is written as "
                                + property.type().displayName()))
                .findFirst();
    }

    private boolean isReadAsOther(TypeRef written, TypeRef read) {
        if (written.isArray() && read.isArray()) {
            return isReadAsOther(written.component(), read.component());
        }
        boolean haveCodecs =
                written.facts().codec().isPresent() && read.facts().codec().isPresent();
        if (haveCodecs && !written.erasedName().equals(read.erasedName())) {
            return isReadAsOther(elementOf(written), elementOf(read));
        }
        List<TypeRef> writtenParts = haveCodecs ? written.arguments() : written.elements();
        List<TypeRef> readParts = haveCodecs ? read.arguments() : read.elements();
        return writtenParts.size() == readParts.size()
                && IntStream.range(0, readParts.size())
                        .anyMatch(i -> isReadAsOther(writtenParts.get(i), readParts.get(i)));
    }

    /** An abstract type may be written and read as one of several types. */
    private boolean isReadAsOther(TypeElement written, TypeElement read) {
        if (Instances.isAbstract(written) || Instances.isAbstract(read)) {
            return false;
        }
        CodecTarget from = new TypeReader(scope.javac()).read(written);
        CodecTarget to = new TypeReader(scope.javac()).read(read);
        return from.form() == Form.OBJECT
                && to.form() == Form.OBJECT
                && notRead(from.members(), to)
                        .or(() -> notWritten(from.members(), namesOf(from.members()), to))
                        .isPresent();
    }

    private TypeElement elementOf(TypeRef type) {
        return scope.javac().elements().getTypeElement(type.erasedName());
    }

    private static Set<String> namesOf(Members written) {
        return written.leaves().stream()
                .filter(Property::isEncoded)
                .filter(property -> !property.isAny())
                .map(Property::jsonName)
                .collect(Collectors.toSet());
    }

    private static Optional<String> notRead(Members written, CodecTarget implementation) {
        Set<String> read = new HashSet<>();
        implementation.decoded().forEach(property -> read.addAll(property.allNames()));
        boolean keepsAll = implementation.any().stream().anyMatch(Property::isDecoded);
        return written.leaves().stream()
                .filter(Property::isEncoded)
                .filter(property -> !property.isAny() && !keepsAll && !read.contains(property.jsonName()))
                .filter(property -> !haveBoth(Access.READ_ONLY, property, implementation.members()))
                .findFirst()
                .map(property -> "it does not read \"" + property.jsonName() + "\", which is written");
    }

    /** It is no loss if both members are never read, or both never written. */
    private static boolean haveBoth(Access access, Property property, Members others) {
        return property.hints().access() == access
                && others.leaves().stream()
                        .anyMatch(other -> other.jsonName().equals(property.jsonName())
                                && other.hints().access() == access);
    }

    private static Optional<String> notWritten(Members written, Set<String> names, CodecTarget implementation) {
        return implementation.decoded().stream()
                .filter(property -> property.necessity() == Necessity.REQUIRED && !names.contains(property.jsonName()))
                .filter(property -> !haveBoth(Access.WRITE_ONLY, property, written))
                .findFirst()
                .map(property -> "it requires \"" + property.jsonName() + "\", which is not written");
    }

    private void observe(String flaw) {
        AnnotationView.find(type, JsonCodec.class.getName(), scope)
                .ifPresent(annotation -> scope.observe(
                        Kind.UNFIT_IMPLEMENTATION,
                        annotation.origin(MEMBER),
                        Map.of(
                                "type", DisplayNames.of(type),
                                "implementation",
                                        DisplayNames.of((TypeElement)
                                                named().orElseThrow().asElement()),
                                "flaw", flaw)));
    }
}
