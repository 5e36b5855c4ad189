package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.annotation.Naming;
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
        switch (random.random().nextInt(6)) {
            case 0 -> types.add(new EnumKind(name, EnumKind.constants(random)));
            case 1 -> addSealed(name);
            default -> types.add(object(random.oneIn(4) ? "Around" + name + "." + name : name, null));
        }
    }

    private void addSealed(String name) {
        Style style = random.oneOf(List.of(Style.PROPERTY, Style.PROPERTY, Style.WRAPPER_OBJECT, Style.WRAPPER_ARRAY));
        String property = random.oneOf(vocabulary.labels());
        Map<String, ObjectKind> subtypes = new LinkedHashMap<>();
        int count = 1 + random.random().nextInt(4);
        for (int i = 0; i < count; i++) {
            String subtype = name + "Sub" + i;
            String label = random.oneIn(2) ? subtype : random.oneOf(Names.JSON) + i;
            subtypes.put(
                    label, object(subtype, new Label(name, style, property, label, vocabulary == Vocabulary.JACKSON)));
        }
        types.addAll(subtypes.values());
        String annotations = vocabulary.hierarchy(style, property, subtypes.values());
        types.add(new SealedKind(name, annotations, style, property, subtypes));
    }

    private ObjectKind object(String name, Label label) {
        Form form = random.oneOf(vocabulary.forms());
        Naming naming = random.oneIn(2) ? Naming.IDENTITY : random.oneOf(NAMINGS);
        Unknown unknown = vocabulary == Vocabulary.BURIN ? unknown(form) : Unknown.SKIP;
        Include include = random.oneIn(3) ? include() : Include.ALWAYS;
        String annotations = vocabulary.object(naming, unknown == Unknown.FAIL)
                + (include == Include.ALWAYS ? "" : "@JsonInclude(JsonInclude.Include." + include + ") ")
                + (label == null || label.text().equals(name)
                        ? ""
                        : "@JsonTypeName(" + Names.literal(label.text()) + ") ");
        List<Member> members = members(form, naming, include, label);
        return new ObjectKind(name, form, annotations, unknown, members, label);
    }

    private Unknown unknown(Form form) {
        if (form == Form.RECORD && random.oneIn(4)) {
            return Unknown.KEEP;
        }
        return random.oneIn(4) ? Unknown.FAIL : Unknown.SKIP;
    }

    private Include include() {
        return random.oneOf(List.of(Include.ALWAYS, Include.NON_NULL, Include.NON_ABSENT, Include.NON_EMPTY));
    }

    private List<Member> members(Form form, Naming naming, Include include, Label label) {
        Set<String> javaNames = new HashSet<>();
        Set<String> jsonNames = new HashSet<>(label == null ? Set.of() : Set.of(label.property()));
        List<Member> members = new ArrayList<>();
        // The JSON of a class without members is always the same, which is an error.
        int fewest = form == Form.RECORD ? 0 : 1;
        int count =
                random.oneIn(10) ? MORE_THAN_A_MASK : fewest + random.random().nextInt(random.oneIn(3) ? 20 : 5);
        while (members.size() < count) {
            boolean isOdd = random.oneIn(3) && (form == Form.RECORD || form == Form.FIELDS);
            List<String> words = Names.words(random.random());
            String javaName = isOdd ? random.oneOf(Names.JAVA) : camel(words);
            boolean isNamed = isOdd || random.oneIn(4);
            String jsonName = isNamed ? named(javaName) : name(naming, words);
            List<String> aliases = random.oneIn(6) ? List.of(jsonName + " alias", jsonName + "\u0000") : List.of();
            if (SourceVersion.isName(javaName) && !javaNames.contains(javaName) && !jsonNames.contains(jsonName)) {
                javaNames.add(javaName);
                jsonNames.add(jsonName);
                members.add(member(javaName, jsonName, isNamed, aliases, form, include));
            }
        }
        return members;
    }

    private Member member(
            String javaName, String jsonName, boolean isNamed, List<String> aliases, Form form, Include include) {
        Access access = random.oneIn(12) && form.isFilled()
                ? random.oneOf(List.of(Access.READ_ONLY, Access.WRITE_ONLY))
                : Access.AUTO;
        Include own = random.oneIn(8) ? include() : Include.ALWAYS;
        Include effective = own == Include.ALWAYS ? include : own;
        // What is left out and has to be there is a compile error.
        boolean isRequired = random.oneIn(10) && access != Access.READ_ONLY && effective == Include.ALWAYS;
        return new Member(javaName, jsonName, isNamed, aliases, kind(2), isRequired, access, effective);
    }

    private String named(String javaName) {
        return random.oneIn(2) ? random.oneOf(Names.JSON) : javaName + "!";
    }

    private Kind kind(int depth) {
        return switch (random.random().nextInt(depth > 0 ? 15 : 8)) {
            case 0, 1, 2 -> types.isEmpty() ? scalar() : random.oneOf(types);
            case 8, 9 -> Containers.list(kind(depth - 1));
            case 10 -> Containers.set(random.oneOf(Scalars.HASHED));
            case 11 -> Containers.map(kind(depth - 1));
            case 12 -> Containers.optional(scalar());
            case 13 -> Containers.array(element(depth - 1));
            case 14 -> Containers.map(random.oneOf(vocabulary.keys()), kind(depth - 1));
            default -> scalar();
        };
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
