package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.Naming;
import dev.burin.processor.schema.MemberKinds.Place;
import dev.burin.processor.schema.ObjectKind.Form;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.SourceVersion;

/** Random members with different names. */
final class MemberGenerator {
    /** One mask of seen members has 64 bits. */
    private static final int MORE_THAN_A_MASK = 66;

    private final JsonText random;
    private final Vocabulary vocabulary;
    private final KindGenerator declared;
    private final MemberKinds kinds;

    MemberGenerator(JsonText random, Vocabulary vocabulary, KindGenerator declared) {
        this.random = random;
        this.vocabulary = vocabulary;
        this.declared = declared;
        this.kinds = new MemberKinds(random, vocabulary, declared);
    }

    /** Returns the members of a type with these settings. */
    List<Member> members(Form form, Naming naming, Include include, Label label, Traits traits) {
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
            String javaName = isOdd ? random.oneOf(Names.JAVA) : Words.camel(words);
            Member member =
                    random.oneIn(8) && !traits.isArray() && vocabulary == Vocabulary.BURIN ? unwrapped(javaName) : null;
            if (member == null) {
                boolean isNamed = isOdd || random.oneIn(4);
                String jsonName = isNamed ? named(javaName) : Words.name(naming, words);
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

    /** Returns an unwrapped member; null if there is no type for it. */
    private Member unwrapped(String javaName) {
        List<ObjectKind> candidates = declared.types().stream()
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

    /** Returns a member; an element of an array if {@code include} is null. */
    private Member member(
            String javaName, String jsonName, boolean isNamed, List<String> aliases, Form form, Include include) {
        // A member that is only written has a place in an array, but Jackson does not read that place.
        List<Access> accesses = include != null
                ? List.of(Access.READ_ONLY, Access.WRITE_ONLY)
                : List.of(vocabulary == Vocabulary.BURIN ? Access.READ_ONLY : Access.AUTO);
        Access access = random.oneIn(10) ? random.oneOf(accesses) : Access.AUTO;
        Include own = random.oneIn(8) && include != null ? include() : Include.ALWAYS;
        Include effective = own == Include.ALWAYS && include != null ? include : own;
        // A member that is both omitted and required is a compile error.
        boolean isRequired = random.oneIn(10) && access != Access.READ_ONLY && effective == Include.ALWAYS;
        boolean isAlwaysWritten = effective == Include.ALWAYS;
        // If a field with a getter but no setter has any annotation, Jackson sets it even if it is final.
        boolean isAnnotated = isNamed || isRequired || access != Access.AUTO || effective != Include.ALWAYS;
        boolean mayBeCollected = form == Form.BEAN && (vocabulary == Vocabulary.BURIN || !isAnnotated);
        Kind kind = kinds.kind(new Place(form, include == null, mayBeCollected, isRequired, isAlwaysWritten, access));
        boolean isPresence = kind.java().startsWith("Presence<");
        // Jackson ignores a field that has a getter but no setter.
        boolean hasAliases = vocabulary == Vocabulary.BURIN || !(kind instanceof Collected);
        return new Member(
                javaName,
                jsonName,
                isNamed,
                hasAliases ? aliases : List.of(),
                kind,
                isRequired,
                access,
                isPresence ? Include.ALWAYS : effective);
    }

    private String named(String javaName) {
        return random.oneIn(2) ? random.oneOf(Names.JSON) : javaName + "!";
    }

    private Include include() {
        return random.oneOf(vocabulary.includes());
    }
}
