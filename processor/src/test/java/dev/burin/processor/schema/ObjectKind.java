package dev.burin.processor.schema;

import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.reference.StrictParser.Members;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A type whose JSON is an object, written in one of several forms of Java class. */
final class ObjectKind implements DeclaredKind {

    /** The ways to write a class. */
    enum Form {
        RECORD,
        /** Final fields, a constructor that takes all of them, getters. */
        CONSTRUCTOR,
        /** Private fields, getters and setters. */
        BEAN,
        /** Public fields. */
        FIELDS,
        /** Final fields, getters, and a builder, in which absent members have the default values of Java fields. */
        BUILDER;

        /** Returns whether an instance is created before its values are set, so that absent ones have Java's default values. */
        boolean isFilled() {
            return this == BEAN || this == FIELDS;
        }
    }

    /** How members that the type does not have are treated. */
    enum Unknown {
        SKIP,
        FAIL,
        /** They are kept in a map; records only. */
        KEEP
    }

    private static final int MANY_NAMES = 100;

    /** The map of a type that keeps unknown members. */
    static final String KEPT = "keptMembers";

    private final String name;
    private final Form form;
    private final Traits traits;
    private final String annotations;
    private final Unknown unknown;
    private final List<Member> members;
    private final Label label;
    private Supplier<Class<?>> type;
    private String supertype;

    /**
     * A type that has yet to be compiled.
     *
     * @param annotations the annotations of the type, including those that {@code members} depend on
     * @param label {@code null} if the type is not a subtype
     */
    ObjectKind(
            String name,
            Form form,
            Traits traits,
            String annotations,
            Unknown unknown,
            List<Member> members,
            Label label) {
        this.name = name;
        this.form = form;
        this.traits = traits;
        this.annotations = annotations;
        this.unknown = unknown;
        this.members = members;
        this.label = label;
        this.supertype = label == null ? null : label.supertype();
    }

    /** Makes it a class of an interface that does not name its implementations. */
    void implement(String anInterface) {
        supertype = anInterface;
    }

    /** Returns this generic type with these arguments and the members that result from them. */
    ObjectKind with(String arguments, List<Member> itsMembers) {
        ObjectKind applied = new ObjectKind(
                name.replaceFirst("<.*", arguments), form, traits, annotations, unknown, itsMembers, label);
        applied.type = this::type;
        return applied;
    }

    @Override
    public String java() {
        return name;
    }

    @Override
    public void load(Class<?> compiled) {
        type = () -> compiled;
    }

    @Override
    public Class<?> type() {
        return type.get();
    }

    @Override
    public String source() {
        String above = supertype == null ? "" : " implements " + supertype;
        return new ObjectSource(name, form, members, keepsUnknown()).text(annotations, above);
    }

    private boolean keepsUnknown() {
        return unknown == Unknown.KEEP;
    }

    /** Returns whether the members can be unwrapped into another object. */
    boolean canBeUnwrapped() {
        // A few of them nested within each other would have thousands of names.
        boolean isSmall = names(UnaryOperator.identity()).count() <= MANY_NAMES;
        boolean hasNames = !keepsUnknown() && !traits.isArray() && !members.isEmpty();
        return label == null && traits.maxDepth() == 0 && form != Form.BUILDER && hasNames && isSmall;
    }

    /** Returns all names under which members are read, including unwrapped ones. */
    Stream<String> names(UnaryOperator<String> around) {
        return members.stream()
                .flatMap(each -> each.kind() instanceof Unwrapped unwrapped
                        ? unwrapped.kind().names(unwrapped.names(around))
                        : each.names().stream().map(around));
    }

    // ---- documents

    @Override
    public void document(JsonText out) {
        if (out.oneIn(20) || out.isLong()) {
            out.raw("null");
        } else if (label == null || label.isMember()) {
            body(out);
        } else if (label.style() == Style.WRAPPER_OBJECT) {
            out.object(List.of(JsonText.member(label.random(out), this::body)));
        } else {
            String text = label.random(out);
            out.array(List.of(first -> first.string(text), this::body));
        }
    }

    private void body(JsonText out) {
        if (traits.isArray()) {
            int count = out.oneIn(4) ? out.random().nextInt(members.size() + 2) : members.size();
            out.array(IntStream.range(0, count)
                    .<Consumer<JsonText>>mapToObj(
                            i -> i < members.size() ? members.get(i).kind()::document : JsonText::anyValue)
                    .toList());
            return;
        }
        List<Consumer<JsonText>> written = new ArrayList<>();
        if (label != null && label.isAdded() && (label.isAlwaysPresent() || !out.oneIn(40))) {
            String text = label.random(out);
            written.add(JsonText.member(label.property(), value -> value.string(text)));
        }
        addMembers(written, out, UnaryOperator.identity(), traits.isCaseInsensitive());
        if (out.oneIn(unknown == Unknown.FAIL ? 20 : 4)) {
            written.add(out.unknownMember());
        }
        if (keepsUnknown() && out.oneIn(2)) {
            written.add(out.unknownMember());
        }
        out.object(written);
    }

    private void addMembers(
            List<Consumer<JsonText>> written, JsonText out, UnaryOperator<String> around, boolean inAnyCase) {
        for (Member each : members) {
            if (each.kind() instanceof Unwrapped unwrapped) {
                if (!out.oneIn(4)) {
                    unwrapped.kind().addMembers(written, out, unwrapped.names(around), inAnyCase);
                }
                continue;
            }
            int times = (out.oneIn(12) ? 0 : 1) + (out.oneIn(200) ? 1 : 0);
            for (int i = 0; i < times; i++) {
                String spelling = around.apply(out.oneOf(each.names()));
                written.add(JsonText.member(inAnyCase ? out.inAnyCase(spelling) : spelling, each.kind()::document));
            }
        }
    }

    // ---- reading

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        if (traits.maxDepth() > 0 && depth(tree) > traits.maxDepth()) {
            throw new Refused();
        }
        Object body = label == null || label.isMember() ? tree : unwrapped(tree);
        return traits.isArray() ? readArray(body) : readObject(body);
    }

    private static int depth(Object tree) {
        if (tree instanceof Members object && !object.repeated().isEmpty()) {
            throw new Unjudged(); // the tree has only one of the two values
        }
        Collection<?> values = tree instanceof Map<?, ?> object ? object.values() : List.of();
        Collection<?> held = tree instanceof List<?> elements ? elements : values;
        int below = held.stream().mapToInt(ObjectKind::depth).max().orElse(0);
        return tree instanceof Map || tree instanceof List ? below + 1 : below;
    }

    /** Returns the value in the wrapper. */
    private Object unwrapped(Object tree) {
        Object body;
        if (label.style() == Style.WRAPPER_OBJECT) {
            if (!(tree instanceof Members wrapper)
                    || wrapper.size() != 1
                    || !label.fits(wrapper.keySet().iterator().next())
                    || !wrapper.repeated().isEmpty()) {
                throw new Refused();
            }
            body = wrapper.values().iterator().next();
        } else {
            if (!(tree instanceof List<?> wrapper) || wrapper.size() != 2 || !label.fits(wrapper.get(0))) {
                throw new Refused();
            }
            body = wrapper.get(1);
        }
        if (body == null) {
            throw new Unjudged();
        }
        return body;
    }

    private Object readArray(Object tree) {
        if (!(tree instanceof List<?> elements) || elements.size() > members.size()) {
            throw new Refused();
        }
        Map<Member, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < elements.size(); i++) {
            putRead(members.get(i), elements.get(i), values);
        }
        return create(values, Map.of());
    }

    private void putRead(Member member, Object tree, Map<Member, Object> values) {
        if (member.isRead()) {
            Object value = tree == null
                            && traits.takesNullForPrimitive()
                            && member.kind().type().isPrimitive()
                            && !member.kind().definesNull()
                    ? member.kind().empty()
                    : member.kind().read(tree);
            if (value != NOTHING) {
                values.put(member, value);
            }
        }
    }

    private Object readObject(Object tree) {
        if (!(tree instanceof Members object)) {
            throw new Refused();
        }
        Set<String> names = names(UnaryOperator.identity()).map(this::matched).collect(Collectors.toSet());
        Map<String, Object> kept = new LinkedHashMap<>();
        object.forEach((name, value) -> {
            if (isLabel(name)) {
                boolean isAlone = object.keySet().stream().filter(this::isLabel).count() == 1;
                if (!label.fits(value) || !isAlone || object.repeated().contains(name)) {
                    throw new Refused();
                }
            } else if (!names.contains(matched(name))) {
                readUnknown(object, name, value, kept);
            }
        });
        return create(values(object, UnaryOperator.identity(), this::matched), kept);
    }

    private boolean isLabel(String name) {
        return label != null && label.isMember() && matched(name).equals(matched(label.property()));
    }

    /** Returns the form in which names are compared. */
    private String matched(String name) {
        return traits.isCaseInsensitive() ? JsonText.lowerCase(name) : name;
    }

    /** Returns the values of the members that an object has. */
    private Map<Member, Object> values(Members object, UnaryOperator<String> around, UnaryOperator<String> matched) {
        Map<Member, Object> values = new LinkedHashMap<>();
        for (Member each : members) {
            if (each.kind() instanceof Unwrapped unwrapped) {
                UnaryOperator<String> inner = unwrapped.names(around);
                if (unwrapped.kind().isPresent(object, inner, matched)) {
                    values.put(
                            each, unwrapped.kind().create(unwrapped.kind().values(object, inner, matched), Map.of()));
                }
                continue;
            }
            List<String> names = each.names().stream().map(around).map(matched).toList();
            List<String> spellings = object.keySet().stream()
                    .filter(name -> names.contains(matched.apply(name)))
                    .toList();
            if (each.isRead() && (spellings.size() > 1 || spellings.stream().anyMatch(object.repeated()::contains))) {
                throw new Refused();
            }
            spellings.forEach(name -> putRead(each, object.get(name), values));
        }
        return values;
    }

    /** Returns whether an object has any of the members that are read, even one whose null is skipped. */
    private boolean isPresent(Members object, UnaryOperator<String> around, UnaryOperator<String> matched) {
        Set<String> names = object.keySet().stream().map(matched).collect(Collectors.toSet());
        return members.stream()
                .anyMatch(each -> each.kind() instanceof Unwrapped unwrapped
                        ? unwrapped.kind().isPresent(object, unwrapped.names(around), matched)
                        : each.isRead()
                                && each.names().stream()
                                        .map(around)
                                        .map(matched)
                                        .anyMatch(names::contains));
    }

    private void readUnknown(Members object, String name, Object value, Map<String, Object> kept) {
        boolean isTwice = keepsUnknown() && object.repeated().contains(name);
        if (unknown == Unknown.FAIL || isTwice) {
            throw new Refused();
        }
        if (keepsUnknown()) {
            kept.put(name, Untyped.OBJECT.read(value));
        }
    }

    private Object create(Map<Member, Object> values, Map<String, Object> kept) {
        if (members.stream().anyMatch(each -> each.isRequired() && !values.containsKey(each))) {
            throw new Refused();
        }
        return new Instances(type(), form, members).create(values, keepsUnknown() ? kept : null);
    }

    // ---- writing

    @Override
    public Object tree(Object value, View view) {
        if (value == null) {
            return null;
        }
        Object body = traits.isArray() ? arrayTree(value, view) : objectTree(value, view);
        if (label == null || label.isMember()) {
            return body;
        }
        return label.style() == Style.WRAPPER_OBJECT ? Map.of(label.text(), body) : List.of(label.text(), body);
    }

    private List<Object> arrayTree(Object value, View view) {
        List<Object> tree = new ArrayList<>();
        members.forEach(each -> tree.add(each.kind().tree(Instances.held(type(), each.javaName(), value), view)));
        return tree;
    }

    private Map<Object, Object> objectTree(Object value, View view) {
        Map<Object, Object> tree = new LinkedHashMap<>();
        if (label != null && label.isAdded()) {
            tree.put(label.property(), label.text());
        }
        putMembers(value, view, UnaryOperator.identity(), tree);
        if (keepsUnknown()) {
            tree.putAll((Map<?, ?>) Instances.held(type(), KEPT, value));
        }
        return tree;
    }

    private void putMembers(Object value, View view, UnaryOperator<String> around, Map<Object, Object> tree) {
        for (Member each : members) {
            Object held = Instances.held(type(), each.javaName(), value);
            if (view == View.WHOLE) {
                tree.put(each.jsonName(), each.kind().tree(held, view));
            } else if (each.kind() instanceof Unwrapped unwrapped) {
                if (held != null) {
                    unwrapped.kind().putMembers(held, view, unwrapped.names(around), tree);
                }
            } else if (each.isWritten() && !each.isLeftOut(held)) {
                Object written = each.kind().tree(held, view);
                if (written != NOTHING) {
                    tree.put(around.apply(each.jsonName()), written);
                }
            }
        }
    }
}
