package dev.burin.processor.check;

import dev.burin.processor.bind.UnboundBinding;
import dev.burin.processor.bind.UnfitContainer;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.KeyMember;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says why a value has no representation, with the path to it: {@code Order.items → List<Item> → Item}. */
final class Unrepresented {

    /** Nobody can annotate these; the JDK's other packages are rarely seen. */
    private static final Pattern JDK = Pattern.compile("^(javax?|jdk|sun|com\\.sun)\\.");

    /** Trees of other libraries, and the kinds of Burin's own that are no members. */
    private static final Pattern TREE = Pattern.compile("^(dev\\.burin\\.Json(Object|Array|String|Number|Boolean|Null)$"
            + "|(com\\.fasterxml|tools)\\.jackson\\.databind\\.(JsonNode$|node\\.)"
            + "|com\\.google\\.gson\\.Json(Element|Object|Array|Primitive)$"
            + "|jakarta\\.json\\.Json(Value|Structure|Object|Array|Number|String)$)");

    /** Annotations of Burin with the names of trees. */
    private static final Set<String> NAMESAKES =
            Set.of("dev.burin.annotation.JsonValue", "dev.burin.annotation.JsonNumber");

    private Unrepresented() {}

    /** Returns the finding for the value of a property. */
    static Finding finding(CodecTarget target, Property property, UnboundBinding unbound) {
        if (unbound.reason() == UnboundBinding.Reason.ENUM_VALUE) {
            return enumValue(unbound.type());
        }
        String start = start(target, property, unbound);
        Map<String, String> details = details(path(start, unbound), unbound.type());
        Optional<CustomCodec> named = codecFor(property, unbound);
        Optional<CustomCodec> codec = named.or(() -> codecAnywhere(unbound.type()));
        codec.ifPresent(custom -> {
            boolean isKey = property.hints().codecs().key().equals(codec);
            details.put("codec", String.join(".", custom.type().simpleNames()));
            details.put("expected", (isKey ? "KeyCodec<" : "Codec<") + boxed(unbound.type()) + ">");
            details.put("what", what(property.hints().codecs(), custom));
        });
        if (unbound.reason() == UnboundBinding.Reason.CODEC_UNUSED) {
            details.put("what", unused(property.hints().codecs(), unbound.type()));
        }
        if (problemOf(unbound) == Problem.UNFIT_CONTAINER) {
            details.put("flaw", flaw(unbound.type()));
            details.put("container", container(unbound.type()));
        }
        if (unbound.reason() == UnboundBinding.Reason.NO_KEY_FORM) {
            addRemedyForKeys(unbound, details);
        }
        if (unbound.reason() == UnboundBinding.Reason.KEY_MEMBER) {
            unbound.type().facts().codecs().keyMember().ifPresent(member -> addFlaw(member, details));
        }
        Origin origin = named.map(CustomCodec::origin).orElse(property.origin());
        if (problemOf(unbound) == Problem.FOREIGN_TYPE) { // whose package may be what surprises
            details.put("type", unbound.type().erasedName());
        }
        return new Finding(problemOf(unbound), origin, details);
    }

    /** What a codec cannot name is hidden by the type that declares the member, which may be a supertype. */
    private static String start(CodecTarget target, Property property, UnboundBinding unbound) {
        String path = target.pathOf(property);
        return problemOf(unbound) != Problem.INACCESSIBLE_TYPE
                ? path
                : property.origin()
                        .inheritedFrom()
                        .map(declaring -> path + " (inherited from " + declaring + ")")
                        .orElse(path);
    }

    /** The member of {@code @JsonUsing} that names the codec, as it is written; nothing for {@code value}. */
    private static String what(CustomCodecs codecs, CustomCodec codec) {
        if (codecs.key().filter(codec::equals).isPresent()) {
            return "key = ";
        }
        return codecs.content().filter(codec::equals).isPresent() ? "content = " : "";
    }

    /** What the codec is for; an array without such elements has others. */
    private static String unused(CustomCodecs codecs, TypeRef type) {
        if (codecs.content().isEmpty()) {
            return "keys";
        }
        return type.isArray() ? "elements that are objects" : "elements";
    }

    /** Reported at the enum, and therefore once, however many members mention it. */
    private static Finding enumValue(TypeRef type) {
        Origin origin =
                type.facts().enumFacts().orElseThrow().value().orElseThrow().origin();
        return new Finding(Problem.ENUM_VALUE, origin, Map.of("type", type.displayName()));
    }

    /** The unsuitable one of the type. */
    private static Optional<CustomCodec> codecAnywhere(TypeRef type) {
        return Stream.of(type.facts().codecs().value(), type.facts().codecs().key())
                .flatMap(Optional::stream)
                .filter(codec -> codec.instance() == CustomCodec.Instance.NONE)
                .findFirst();
    }

    private static void addFlaw(KeyMember member, Map<String, String> details) {
        String noText = member.accessor().selector() + " is of type "
                + member.type().displayName() + ", which has no string form";
        details.put("annotation", member.annotation());
        details.put("flaw", member.flaw().orElse(noText));
    }

    private static String container(TypeRef type) {
        if (type.isA("java.util.Map")) {
            return "Map";
        }
        return type.isA("java.util.List") ? "List" : "Set";
    }

    private static String flaw(TypeRef type) {
        return containsItself(type)
                ? "contains itself: only types with members may, such as one with a member of type " + container(type)
                        + (type.isA("java.util.Map") ? "<…, " : "<") + type.displayName() + ">"
                : flaw(UnfitContainer.of(type).orElseThrow());
    }

    private static String flaw(UnfitContainer container) {
        return switch (container) {
            case IDENTITY_HASH_MAP -> "compares keys by identity: a repeated name would be two keys";
            case WEAK_HASH_MAP ->
                "forgets keys that nothing else references, and nothing references those of a document";
            case HASHTABLE ->
                "compares a key with all others of the same hash code: a hostile document would take quadratic time";
            case COPY_ON_WRITE_ARRAY_SET -> "compares an element with all others: a document would take quadratic time";
            case COPY_ON_WRITE_ARRAY_LIST ->
                "copies all elements for each one added: a document would take quadratic time";
        };
    }

    /** Returns the finding for the constants of an enum. */
    static Finding finding(CodecTarget target, UnboundBinding unbound) {
        if (unbound.reason() == UnboundBinding.Reason.ENUM_VALUE) {
            return enumValue(unbound.type());
        }
        return new Finding(problemOf(unbound), target.origin(), details(target.displayName(), unbound.type()));
    }

    private static Map<String, String> details(String path, TypeRef type) {
        Map<String, String> details = new HashMap<>();
        details.put("path", path);
        details.put("type", type.facts().hidden().orElseGet(type::displayName)); // only what is hidden can be changed
        details.put("raw", type.erasedDisplayName());
        details.put("remedy", remedyForForeign(type));
        details.put("other", remedyForJdk(type));
        return details;
    }

    /** A codec of its keys would not make a {@code Properties} fit. */
    private static void addRemedyForKeys(UnboundBinding unbound, Map<String, String> details) {
        boolean isUnfit = UnfitContainer.of(containerOf(unbound)).isPresent();
        details.put("keys", isUnfit ? "Use a Map<String, …> instead" : remedyForKeys(unbound.type()));
        details.put("part", isUnfit ? "" : "key = ");
    }

    /** The collection or map that a type is a part of. */
    private static TypeRef containerOf(UnboundBinding part) {
        return part.path().get(part.path().size() - 1);
    }

    /** Keys of a map without type arguments are objects, too. */
    private static String remedyForKeys(TypeRef type) {
        return type.is("java.lang.Object")
                ? "Declare the type of the keys: Map<String, …>, or a number or an enum"
                : "Use a String, a number or an enum as the key; if the type is yours, mark the member that represents it: @JsonKey";
    }

    /** The getters of an entry do not say how to create one. */
    private static String remedyForJdk(TypeRef type) {
        return type.isA("java.util.Map.Entry")
                ? "declare a Map instead of its entries"
                : "import a bean: @JsonImport(….class)";
    }

    /** A type with the name of an annotation may be meant. */
    private static String remedyForForeign(TypeRef type) {
        if (TREE.matcher(type.erasedName()).find()) {
            return "Declare dev.burin.JsonValue instead, which is any JSON";
        }
        if (type.facts().codecs().isAskedFor()) {
            return "It has @JsonCodec: pass its source file to the compiler with the others, or if it is in a library, "
                    + "run Burin's processor there";
        }
        return NAMESAKES.contains(type.erasedName())
                ? "Import dev.burin.JsonValue instead of the annotation"
                : "Import it with @JsonImport(" + type.erasedName() + ".class), add @JsonCodec where it is compiled";
    }

    private static String path(String start, UnboundBinding unbound) {
        return Stream.concat(Stream.of(start), unbound.path().stream().map(TypeRef::displayName))
                .collect(Collectors.joining(" → "));
    }

    private static String boxed(TypeRef type) {
        return type.isPrimitive() ? simpleName(type.name().box().toString()) : type.displayName();
    }

    private static String simpleName(String qualifiedName) {
        return qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
    }

    /** The codec the user named for this value; a rejected one is the only codec, or the one at the right depth. */
    private static Optional<CustomCodec> codecFor(Property property, UnboundBinding unbound) {
        CustomCodecs codecs = property.hints().codecs();
        return switch (unbound.reason()) {
            case CODEC_UNUSED -> codecs.content().or(codecs::key);
            case CODEC_TYPE, CODEC_INSTANCE -> unbound.path().isEmpty() ? codecs.value() : refused(codecs, unbound);
            default -> Optional.empty();
        };
    }

    /** Keys are examined before values, so a rejected key codec is the one that represents another type or has no instance. */
    private static Optional<CustomCodec> refused(CustomCodecs codecs, UnboundBinding unbound) {
        TypeRef container = containerOf(unbound);
        boolean isKey = container.isMap()
                && codecs.key().isPresent()
                && container.elements().get(0).equals(unbound.type());
        return isKey ? codecs.key() : codecs.content();
    }

    private static Problem problemOf(UnboundBinding unbound) {
        TypeRef type = unbound.type();
        return switch (unbound.reason()) {
            case UNKNOWN_TYPE -> unknown(type);
            case INACCESSIBLE -> Problem.INACCESSIBLE_TYPE;
            case NOT_INSTANTIABLE -> Problem.NOT_INSTANTIABLE;
            case UNFIT_CONTAINER -> Problem.UNFIT_CONTAINER;
            case NETWORK_EQUALITY -> Problem.NETWORK_EQUALITY;
            case NOT_COMPARABLE -> Problem.NOT_COMPARABLE;
            case NO_KEY_FORM -> Problem.NO_KEY_FORM;
            case KEY_MEMBER -> Problem.KEY_MEMBER;
            case ENUM_VALUE -> Problem.ENUM_VALUE;
            case CODEC_TYPE -> Problem.CODEC_TYPE;
            case CODEC_INSTANCE -> Problem.CODEC_INSTANCE;
            case CODEC_UNUSED -> Problem.CODEC_UNUSED;
            case RAW_TYPE -> Problem.RAW_TYPE;
            case GENERIC_ARRAY -> Problem.GENERIC_ARRAY;
            case KEY_VARIABLE -> Problem.KEY_VARIABLE;
        };
    }

    /** Whether it is a collection or map whose contents are not known: to find them would never end. */
    private static boolean containsItself(TypeRef type) {
        boolean isContainer = type.isA("java.util.Map") || type.isA("java.util.Collection");
        return isContainer && type.elements().isEmpty() && type.facts().isInSource();
    }

    private static Problem unknown(TypeRef type) {
        if (type.kind() == TypeRef.Kind.FOREIGN_VARIABLE) {
            return Problem.TYPE_VARIABLE;
        }
        if (containsItself(type)) {
            return Problem.UNFIT_CONTAINER;
        }
        if (type.facts().isInSource()) {
            return Problem.NOT_A_BEAN;
        }
        boolean isOfJdk = type.isArray()
                || type.isPrimitive()
                || JDK.matcher(type.erasedName()).find();
        return isOfJdk ? Problem.NO_REPRESENTATION : Problem.FOREIGN_TYPE;
    }
}
