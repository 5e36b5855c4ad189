package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.annotation.Naming;
import dev.burin.processor.schema.Generic.Variable;
import dev.burin.processor.schema.ObjectKind.Form;
import dev.burin.processor.schema.ObjectKind.Unknown;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Random types; each refers to those before it. */
final class SchemaGenerator {
    private static final List<Naming> NAMINGS = List.of(Naming.values());
    private static final List<Integer> DEPTHS = List.of(3, 4, 5); // members add up to two levels

    private final JsonText random;
    private final Vocabulary vocabulary;
    private final KindGenerator kinds;
    private final MemberKinds memberKinds;
    private final MemberGenerator memberGenerator;

    private SchemaGenerator(Random random, Vocabulary vocabulary) {
        this.random = new JsonText(random);
        this.vocabulary = vocabulary;
        this.kinds = new KindGenerator(this.random, vocabulary);
        this.memberKinds = new MemberKinds(this.random, vocabulary, kinds);
        this.memberGenerator = new MemberGenerator(this.random, vocabulary, kinds);
    }

    /** Returns this number of types and their subtypes, compiled. */
    static Schema schema(Random random, Vocabulary vocabulary, int count) {
        SchemaGenerator generator = new SchemaGenerator(random, vocabulary);
        for (int i = 0; i < count; i++) {
            generator.addType("T" + i);
        }
        return new Schema(vocabulary, generator.kinds.types());
    }

    private void addType(String name) {
        switch (random.random().nextInt(vocabulary == Vocabulary.BURIN ? 10 : 7)) {
            case 0 -> kinds.add(new EnumKind(name, EnumKind.constants(random)));
            case 1 -> addSealed(name);
            case 2 -> addGeneric(name);
            case 7 -> kinds.add(whole(name));
            case 8 -> addInterface(name);
            default -> kinds.add(object(random.oneIn(4) ? "Around" + name + "." + name : name, null));
        }
    }

    private DeclaredKind whole(String name) {
        WholeKind.Form form = random.oneOf(List.of(WholeKind.Form.values()));
        boolean isKey = form == WholeKind.Form.KEY || random.oneIn(2);
        Kind content = isKey ? random.oneOf(Scalars.HASHED) : wholeValue();
        boolean isMasked = !isKey && random.oneIn(4);
        return new WholeKind(name, isMasked ? Redacted.masked(content) : content, form);
    }

    private Kind wholeValue() {
        return random.oneIn(3) ? memberKinds.annotated(true).boxed() : kinds.wholeValue();
    }

    private void addInterface(String name) {
        Form form = random.oneOf(List.of(Form.RECORD, Form.BEAN, Form.CONSTRUCTOR));
        Include include = random.oneIn(3) ? Include.NON_NULL : Include.ALWAYS;
        List<Member> members = new ArrayList<>();
        List<String> getters = new ArrayList<>();
        int count = 1 + random.random().nextInt(6);
        for (int i = 0; i < count; i++) {
            Kind kind = kinds.kind(2);
            String member = "m" + i;
            members.add(new Member(member, member, false, List.of(), kind, false, Access.AUTO, include));
            String getter = form == Form.RECORD ? member : (kind.java().equals("boolean") ? "isM" : "getM") + i;
            getters.add(kind.java() + " " + getter);
        }
        String annotations = vocabulary.object(Naming.IDENTITY, random.oneIn(3), Traits.NONE) + included(include);
        boolean isStrict = annotations.contains("FAIL");
        ObjectKind implementation = new ObjectKind(
                name + "Made", form, Traits.NONE, annotations, isStrict ? Unknown.FAIL : Unknown.SKIP, members, null);
        implementation.implement(name);
        kinds.add(implementation);
        kinds.add(new InterfaceKind(name, annotations, getters, implementation));
    }

    private void addSealed(String name) {
        Style style = random.oneOf(vocabulary.styles());
        String chosen = random.oneOf(vocabulary.labels());
        // The empty name of a property means its Java name.
        String property = style == Style.EXISTING && chosen.isEmpty() ? "kind" : chosen;
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
        subtypes.values().forEach(kinds::add);
        ObjectKind fallback = hasFallback ? last : null;
        String annotations = vocabulary.hierarchy(style, property, subtypes.values(), fallback);
        kinds.add(new SealedKind(name, annotations, style, property, subtypes, fallback));
    }

    /** Adds a type with type variables, none of whose members refer to the type itself. */
    private void addGeneric(String name) {
        Form form = random.oneOf(
                vocabulary.forms().stream().filter(each -> each != Form.BUILDER).toList());
        List<Kind> variables =
                random.oneIn(2) ? List.of(new Variable("A")) : List.of(new Variable("A"), new Variable("B"));
        Traits traits = traits(form, null);
        Include include = !traits.isArray() && random.oneIn(3) ? Include.NON_NULL : Include.ALWAYS;
        List<Member> members = new ArrayList<>();
        List<Function<List<Kind>, Kind>> memberKinds = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int variable = i % variables.size();
            Kind other = kinds.scalar();
            Function<List<Kind>, Kind> plain =
                    switch (random.random().nextInt(5)) {
                        case 0 -> all -> Containers.list(all.get(variable));
                        case 1 -> all -> Containers.map(all.get(variable));
                        case 2 -> all -> other;
                        default -> all -> all.get(variable);
                    };
            boolean isMasked = vocabulary == Vocabulary.BURIN && random.oneIn(8);
            Function<List<Kind>, Kind> kind = isMasked ? plain.andThen(Redacted::masked) : plain;
            memberKinds.add(kind);
            members.add(
                    new Member("m" + i, "m" + i, false, List.of(), kind.apply(variables), false, Access.AUTO, include));
        }
        String annotations =
                vocabulary.object(Naming.IDENTITY, false, traits) + included(include) + order(traits, members);
        String names = variables.stream().map(Kind::java).collect(Collectors.joining(", ", "<", ">"));
        ObjectKind declared = new ObjectKind(name + names, form, traits, annotations, Unknown.SKIP, members, null);
        kinds.add(new Generic(declared, members, memberKinds));
    }

    private ObjectKind object(String name, Label label) {
        Form form = random.oneOf(vocabulary.forms());
        Naming naming = random.oneIn(2) ? Naming.IDENTITY : random.oneOf(NAMINGS);
        Traits traits = traits(form, label);
        Unknown unknown = vocabulary == Vocabulary.BURIN && !traits.isArray() ? unknown(form) : Unknown.SKIP;
        Include include = !traits.isArray() && random.oneIn(3) ? include() : Include.ALWAYS;
        List<Member> members = memberGenerator.members(form, naming, include, label, traits);
        if (label != null && label.style() == Style.EXISTING) {
            members.add(random.random().nextInt(members.size() + 1), label.member(include));
        }
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
        boolean isBurin = vocabulary == Vocabulary.BURIN;
        boolean takesNull = isBurin && random.oneIn(6);
        return new Traits(isArray, isCaseInsensitive, takesNull, isBurin && random.oneIn(8) ? random.oneOf(DEPTHS) : 0);
    }

    private static String included(Include include) {
        return include == Include.ALWAYS ? "" : "@JsonInclude(JsonInclude.Include." + include + ") ";
    }

    /** Jackson has its own order of members, on which the JSON of arrays depends. */
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
}
