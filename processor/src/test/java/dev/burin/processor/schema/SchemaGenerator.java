package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonSetter.Nulls;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.annotation.Naming;
import dev.burin.processor.schema.Generic.Variable;
import dev.burin.processor.schema.ObjectKind.Form;
import dev.burin.processor.schema.ObjectKind.Label;
import dev.burin.processor.schema.ObjectKind.Unknown;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** Random types; each refers to those before it. */
final class SchemaGenerator {
    private static final List<Naming> NAMINGS = List.of(Naming.values());

    /** One mask of seen members has 64 bits. */
    private static final int MORE_THAN_A_MASK = 66;

    private final JsonText random;
    private final Vocabulary vocabulary;
    private final List<DeclaredKind> types = new ArrayList<>();
    private final List<Generic> generics = new ArrayList<>();

    private SchemaGenerator(Random random, Vocabulary vocabulary) {
        this.random = new JsonText(random);
        this.vocabulary = vocabulary;
    }

    /** Returns so many types and their subtypes, compiled. */
    static Schema schema(Random random, Vocabulary vocabulary, int count) {
        SchemaGenerator generator = new SchemaGenerator(random, vocabulary);
        for (int i = 0; i < count; i++) {
            generator.addType("T" + i);
        }
        return new Schema(vocabulary, generator.types);
    }

    private void addType(String name) {
        switch (random.random().nextInt(7)) {
            case 0 -> types.add(new EnumKind(name, EnumKind.constants(random)));
            case 1 -> addSealed(name);
            case 2 -> addGeneric(name);
            default -> types.add(object(random.oneIn(4) ? "Around" + name + "." + name : name, null));
        }
    }

    private void addSealed(String name) {
        Style style = random.oneOf(List.of(Style.PROPERTY, Style.PROPERTY, Style.WRAPPER_OBJECT, Style.WRAPPER_ARRAY));
        String property = random.oneOf(vocabulary.labels());
        Map<String, ObjectKind> subtypes = new LinkedHashMap<>();
        int count = 1 + random.random().nextInt(4);
        ObjectKind last = null;
        boolean hasFallback = vocabulary == Vocabulary.BURIN && random.oneIn(3);
        for (int i = 0; i < count; i++) {
            String subtype = name + "Sub" + i;
            String label = random.oneIn(2) ? subtype : random.oneOf(Names.JSON) + i;
            Set<String> others = hasFallback && i == count - 1 ? Set.copyOf(subtypes.keySet()) : null;
            last = object(subtype, new Label(name, style, property, label, vocabulary == Vocabulary.JACKSON, others));
            subtypes.put(label, last);
        }
        types.addAll(subtypes.values());
        ObjectKind fallback = hasFallback ? last : null;
        String annotations = vocabulary.hierarchy(style, property, subtypes.values(), fallback);
        types.add(new SealedKind(name, annotations, style, property, subtypes, fallback));
    }

    /** Adds a type with variables, none of whose members refer to it. */
    private void addGeneric(String name) {
        Form form = random.oneOf(
                vocabulary.forms().stream().filter(each -> each != Form.BUILDER).toList());
        List<Kind> variables =
                random.oneIn(2) ? List.of(new Variable("A")) : List.of(new Variable("A"), new Variable("B"));
        Traits traits = traits(form, null);
        Include include = !traits.isArray() && random.oneIn(3) ? Include.NON_NULL : Include.ALWAYS;
        List<Member> members = new ArrayList<>();
        List<Function<List<Kind>, Kind>> kinds = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int variable = i % variables.size();
            Kind other = scalar();
            Function<List<Kind>, Kind> kind =
                    switch (random.random().nextInt(5)) {
                        case 0 -> all -> Containers.list(all.get(variable));
                        case 1 -> all -> Containers.map(all.get(variable));
                        case 2 -> all -> other;
                        default -> all -> all.get(variable);
                    };
            kinds.add(kind);
            members.add(
                    new Member("m" + i, "m" + i, false, List.of(), kind.apply(variables), false, Access.AUTO, include));
        }
        String annotations =
                vocabulary.object(Naming.IDENTITY, false, traits) + included(include) + order(traits, members);
        String names = variables.stream().map(Kind::java).collect(Collectors.joining(", ", "<", ">"));
        ObjectKind declared = new ObjectKind(name + names, form, traits, annotations, Unknown.SKIP, members, null);
        types.add(declared);
        generics.add(new Generic(declared, members, kinds));
    }

    private ObjectKind object(String name, Label label) {
        Form form = random.oneOf(vocabulary.forms());
        Naming naming = random.oneIn(2) ? Naming.IDENTITY : random.oneOf(NAMINGS);
        Traits traits = traits(form, label);
        Unknown unknown = vocabulary == Vocabulary.BURIN && !traits.isArray() ? unknown(form) : Unknown.SKIP;
        Include include = !traits.isArray() && random.oneIn(3) ? include() : Include.ALWAYS;
        List<Member> members = members(form, naming, include, label, traits);
        String annotations = vocabulary.object(naming, unknown == Unknown.FAIL, traits)
                + included(include)
                + order(traits, members)
                + (label == null || label.text().equals(name)
                        ? ""
                        : "@JsonTypeName(" + Names.literal(label.text()) + ") ");
        return new ObjectKind(name, form, traits, annotations, unknown, members, label);
    }

    private Traits traits(Form form, Label label) {
        boolean isArray = (label == null || !label.isMember()) && random.oneIn(5);
        boolean isCaseInsensitive = !isArray && random.oneIn(5);
        return new Traits(isArray, isCaseInsensitive, vocabulary == Vocabulary.BURIN && random.oneIn(6));
    }

    private static String included(Include include) {
        return include == Include.ALWAYS ? "" : "@JsonInclude(JsonInclude.Include." + include + ") ";
    }

    /** Jackson has an order of its own, which is the format of arrays. */
    private static String order(Traits traits, List<Member> members) {
        return traits.isArray() && !members.isEmpty()
                ? members.stream()
                        .map(each -> Names.literal(each.jsonName()))
                        .collect(Collectors.joining(", ", "@JsonPropertyOrder({", "}) "))
                : "";
    }

    private Unknown unknown(Form form) {
        if (form == Form.RECORD && random.oneIn(4)) {
            return Unknown.KEEP;
        }
        return random.oneIn(4) ? Unknown.FAIL : Unknown.SKIP;
    }

    private Include include() {
        return random.oneOf(vocabulary.includes());
    }

    private List<Member> members(Form form, Naming naming, Include include, Label label, Traits traits) {
        Set<String> javaNames = new HashSet<>();
        Set<String> jsonNames = new HashSet<>(label == null ? Set.of() : Set.of(label.property()));
        UnaryOperator<String> matched = traits.isCaseInsensitive() ? JsonText::lowerCase : UnaryOperator.identity();
        List<Member> members = new ArrayList<>();
        // The JSON of a class without members is always the same, which is an error.
        int fewest = form == Form.RECORD && !traits.isArray() ? 0 : 1;
        int count =
                random.oneIn(10) ? MORE_THAN_A_MASK : fewest + random.random().nextInt(random.oneIn(3) ? 20 : 5);
        while (members.size() < count) {
            boolean isOdd = random.oneIn(3) && (form == Form.RECORD || form == Form.FIELDS);
            List<String> words = Names.words(random.random());
            String javaName = isOdd ? random.oneOf(Names.JAVA) : camel(words);
            Member member =
                    random.oneIn(8) && !traits.isArray() && vocabulary == Vocabulary.BURIN ? unwrapped(javaName) : null;
            if (member == null) {
                boolean isNamed = isOdd || random.oneIn(4);
                String jsonName = isNamed ? named(javaName) : name(naming, words);
                List<String> aliases = random.oneIn(6) && !traits.isArray()
                        ? List.of(jsonName + " alias", jsonName + "\u0000")
                        : List.of();
                member = member(javaName, jsonName, isNamed, aliases, form, traits.isArray() ? null : include);
            }
            List<String> names = (member.kind() instanceof Unwrapped inner
                            ? inner.kind().names(inner.names(UnaryOperator.identity()))
                            : member.names().stream())
                    .map(matched)
                    .toList();
            if (SourceVersion.isName(javaName)
                    && !javaNames.contains(javaName)
                    && Set.copyOf(names).size() == names.size()
                    && names.stream().noneMatch(jsonNames::contains)) {
                javaNames.add(javaName);
                jsonNames.addAll(names);
                members.add(member);
            }
        }
        return members;
    }

    /** A member whose own members stand in its place; null if there is no type for it. */
    private Member unwrapped(String javaName) {
        List<ObjectKind> candidates = types.stream()
                .filter(each -> each instanceof ObjectKind && !each.java().contains("<"))
                .map(ObjectKind.class::cast)
                .filter(ObjectKind::canBeUnwrapped)
                .toList();
        if (candidates.isEmpty()) {
            return null;
        }
        Kind kind = new Unwrapped(
                random.oneOf(candidates), random.oneIn(3) ? "" : javaName + "_", random.oneIn(3) ? "-é" : "");
        return new Member(
                javaName, "(unwrapped) " + javaName, false, List.of(), kind, false, Access.AUTO, Include.ALWAYS);
    }

    /** A member; of an array if {@code include} is null. */
    private Member member(
            String javaName, String jsonName, boolean isNamed, List<String> aliases, Form form, Include include) {
        // What is only written has a place in an array, but none that Jackson reads.
        List<Access> accesses = include != null
                ? List.of(Access.READ_ONLY, Access.WRITE_ONLY)
                : List.of(vocabulary == Vocabulary.BURIN ? Access.READ_ONLY : Access.AUTO);
        Access access = random.oneIn(12) && form.isFilled() ? random.oneOf(accesses) : Access.AUTO;
        Include own = random.oneIn(8) && include != null ? include() : Include.ALWAYS;
        Include effective = own == Include.ALWAYS && include != null ? include : own;
        // What is left out and has to be there is a compile error.
        boolean isRequired = random.oneIn(10) && access != Access.READ_ONLY && effective == Include.ALWAYS;
        Kind kind = access == Access.READ_ONLY ? kind(2) : memberKind(isRequired, effective == Include.ALWAYS);
        return new Member(javaName, jsonName, isNamed, aliases, kind, isRequired, access, effective);
    }

    /** A type with what annotations of the member say of its form, of null and of absence. */
    private Kind memberKind(boolean isRequired, boolean isAlwaysWritten) {
        boolean isBurin = vocabulary == Vocabulary.BURIN;
        Kind kind = random.oneIn(10) && isBurin ? annotated() : kind(2);
        // A null that can neither be skipped nor refused is a compile error.
        boolean saysNulls = random.oneIn(5) && !(isRequired && isEmptyIfNull(kind));
        if (saysNulls) {
            kind = withNulls(kind, isAlwaysWritten);
        }
        return random.oneIn(5) && isBurin && !isRequired
                ? Defaulted.of(kind, !saysNulls && random.oneIn(2), random).orElse(kind)
                : kind;
    }

    private Kind annotated() {
        Kind kind = random.oneIn(4) ? Verbatim.TEXT : random.oneOf(Annotated.ALL);
        return random.oneIn(3) && kind != Verbatim.TEXT ? Containers.list(kind) : kind;
    }

    private Kind withNulls(Kind kind, boolean isAlwaysWritten) {
        if (!random.oneIn(3)) {
            Nulls nulls = nulls(kind, isAlwaysWritten);
            return new Nullness(kind, nulls, "@JsonSetter(nulls = " + vocabulary.nulls() + nulls + ") ");
        }
        // Jackson goes on where there are containers in containers.
        Kind element = (vocabulary == Vocabulary.BURIN ? element(1) : random.oneOf(Scalars.HASHED)).boxed();
        Nulls content = nulls(element, true);
        Kind inner = new Nullness(element, content, "");
        Kind around =
                switch (random.random().nextInt(3)) {
                    case 0 -> Containers.list(inner);
                    case 1 -> Containers.map(inner);
                    default -> Containers.array(inner);
                };
        Nulls nulls = nulls(around, isAlwaysWritten);
        String annotation = "nulls = %1$s%2$s, contentNulls = %1$s%3$s".formatted(vocabulary.nulls(), nulls, content);
        return new Nullness(around, nulls, "@JsonSetter(" + annotation + ") ");
    }

    /** Whether null is a value of the type, an {@code Optional}. */
    private static boolean isEmptyIfNull(Kind kind) {
        return kind.absent() != null && !SourceVersion.isKeyword(kind.java());
    }

    private Nulls nulls(Kind kind, boolean mayFail) {
        List<Nulls> possible = new ArrayList<>(List.of(Nulls.SET, Nulls.SKIP));
        if (!isEmptyIfNull(kind) && mayFail) {
            possible.add(Nulls.FAIL);
        }
        boolean isArray = kind.java().endsWith("[]");
        boolean hasEmpty = isArray ? !kind.java().contains(">") : kind.empty() != Kind.NOTHING;
        if (vocabulary == Vocabulary.BURIN && hasEmpty) {
            possible.add(Nulls.AS_EMPTY);
        }
        return random.oneOf(possible);
    }

    private String named(String javaName) {
        return random.oneIn(2) ? random.oneOf(Names.JSON) : javaName + "!";
    }

    private Kind kind(int depth) {
        return switch (random.random().nextInt(depth > 0 ? 15 : 8)) {
            case 0, 1, 2 -> declared(depth);
            case 8, 9 -> Containers.list(kind(depth - 1));
            case 10 -> Containers.set(random.oneOf(Scalars.HASHED));
            case 11 -> Containers.map(kind(depth - 1));
            case 12 -> Containers.optional(scalar());
            case 13 -> Containers.array(element(depth - 1));
            case 14 -> Containers.map(random.oneOf(vocabulary.keys()), kind(depth - 1));
            default -> scalar();
        };
    }

    private Kind declared(int depth) {
        List<DeclaredKind> plain =
                types.stream().filter(type -> !type.java().contains("<")).toList();
        if (!generics.isEmpty() && (plain.isEmpty() || random.oneIn(4))) {
            List<Kind> two = List.of(kind(Math.min(depth, 1) - 1).boxed(), scalar().boxed());
            Generic generic = random.oneOf(generics);
            return generic.of(two.subList(0, generic.declared().java().contains(",") ? 2 : 1));
        }
        return plain.isEmpty() ? scalar() : random.oneOf(plain);
    }

    /** No bytes, whose arrays are texts, and no characters. */
    private Kind element(int depth) {
        Kind kind = kind(depth);
        return kind.java().equals("byte") || kind.java().equals("char") ? element(depth) : kind;
    }

    private Kind scalar() {
        return random.oneOf(random.oneIn(2) ? Scalars.ALL : vocabulary.furtherScalars());
    }

    private static String camel(List<String> words) {
        return words.get(0)
                + words.stream().skip(1).map(SchemaGenerator::capitalised).collect(Collectors.joining());
    }

    private static String capitalised(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** What comes of the words of a name. */
    private static String name(Naming naming, List<String> words) {
        return switch (naming) {
            case IDENTITY -> camel(words);
            case SNAKE_CASE -> String.join("_", words);
            case KEBAB_CASE -> String.join("-", words);
            case UPPER_CAMEL_CASE ->
                words.stream().map(SchemaGenerator::capitalised).collect(Collectors.joining());
            case UPPER_SNAKE_CASE -> String.join("_", words).toUpperCase(Locale.ROOT);
            case LOWER_CASE -> String.join("", words);
            case LOWER_DOT_CASE -> String.join(".", words);
        };
    }
}
