package dev.burin.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An enum, by the labels of its constants. */
final class EnumKind implements DeclaredKind {

    /** A constant; {@code labels} are the one that is written and further ones that are read. */
    record Constant(String javaName, List<String> labels) {
        String source() {
            String label = labels.get(0);
            String alias = labels.size() == 1
                    ? ""
                    : labels.stream()
                            .skip(1)
                            .map(Names::literal)
                            .collect(Collectors.joining(", ", "@JsonAlias({", "}) "));
            return alias + (label.equals(javaName) ? "" : "@JsonProperty(" + Names.literal(label) + ") ") + javaName;
        }
    }

    private final String name;
    private final List<Constant> constants;
    private Class<?> type;

    EnumKind(String name, List<Constant> constants) {
        this.name = name;
        this.constants = constants;
    }

    @Override
    public String java() {
        return name;
    }

    @Override
    public String source() {
        return "@JsonCodec enum " + name
                + constants.stream().map(Constant::source).collect(Collectors.joining(", ", " { ", " }"));
    }

    @Override
    public void load(Class<?> compiled) {
        type = compiled;
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public void document(JsonText out) {
        if (out.oneIn(10)) {
            out.raw("null");
        } else {
            out.string(
                    out.oneIn(60)
                            ? "no constant"
                            : out.oneOf(out.oneOf(constants).labels()));
        }
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        for (int i = 0; i < constants.size(); i++) {
            if (tree instanceof String && constants.get(i).labels().contains(tree)) {
                return type.getEnumConstants()[i];
            }
        }
        throw new Refused();
    }

    @Override
    public Object tree(Object value, View view) {
        return value == null
                ? null
                : constants.get(((Enum<?>) value).ordinal()).labels().get(0);
    }

    /** Returns constants with labels of all sorts. */
    static List<Constant> constants(JsonText random) {
        List<Constant> constants = new ArrayList<>();
        int count = 1 + random.random().nextInt(random.oneIn(5) ? 70 : 6);
        for (int i = 0; i < count; i++) {
            String javaName = random.oneIn(4) ? "é" + i : "CONSTANT_" + i;
            String label = random.oneIn(3) ? random.oneOf(Names.JSON) + i : javaName;
            constants.add(new Constant(javaName, random.oneIn(4) ? List.of(label, label + " alias") : List.of(label)));
        }
        return constants;
    }
}
