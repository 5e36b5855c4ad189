package dev.burin.benchmarks.growth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The source of a type that is generated for a benchmark: a plain class with public fields, annotated for Burin, DSL-JSON
 * and avaje-jsonb.
 *
 * @param name the simple name of the type
 * @param code the content of its file
 */
public record TypeSource(String name, String code) {
    /** The package of all these types; {@link dev.burin.benchmarks.data.ModelEquality} treats its types as models. */
    public static final String PACKAGE = "dev.burin.benchmarks.model.made";

    private static final List<String> KINDS = List.of("int", "String", "long", "boolean", "double");
    private static final List<String> MIXED_KINDS = List.of(
            "int",
            "int",
            "long",
            "double",
            "boolean",
            "String",
            "String",
            "String",
            "List<String>",
            "List<Integer>",
            "LocalDateTime",
            "Depot");
    private static final List<String> WORDS = List.of(
            "name", "street", "count", "price", "city", "created", "total", "label", "owner", "weight", "comment",
            "status", "phone", "limit", "group", "country", "amount", "title", "level", "account");

    /** Returns a type whose members cycle through five kinds. */
    public static TypeSource ofMembers(String name, int members) {
        List<String> kinds = new ArrayList<>();
        for (int i = 0; i < members; i++) {
            kinds.add(KINDS.get(i % KINDS.size()));
        }
        return of(name, kinds, new Random(members));
    }

    /** Returns types of twelve members each: the same kinds, in different orders and with different names. */
    public static List<TypeSource> mixed(int types) {
        List<TypeSource> sources = new ArrayList<>();
        for (int i = 0; i < types; i++) {
            Random random = new Random(i);
            List<String> kinds = new ArrayList<>(MIXED_KINDS);
            Collections.shuffle(kinds, random);
            sources.add(of("Mixed" + i, kinds, random));
        }
        return sources;
    }

    private static TypeSource of(String name, List<String> kinds, Random random) {
        StringBuilder code = new StringBuilder("package " + PACKAGE + ";\n\n")
                .append("import com.dslplatform.json.CompiledJson;\n")
                .append("import dev.burin.annotation.JsonCodec;\n")
                .append("import dev.burin.benchmarks.model.parcel.Depot;\n")
                .append("import io.avaje.jsonb.Json;\n")
                .append("import java.time.LocalDateTime;\nimport java.util.List;\n\n")
                .append("@JsonCodec\n@CompiledJson\n@Json\npublic final class " + name + " {\n");
        for (int i = 0; i < kinds.size(); i++) {
            String word = WORDS.get(random.nextInt(WORDS.size()));
            code.append(String.format("    public %s %s%03d;%n", kinds.get(i), word, i));
        }
        return new TypeSource(name, code.append("}\n").toString());
    }
}
