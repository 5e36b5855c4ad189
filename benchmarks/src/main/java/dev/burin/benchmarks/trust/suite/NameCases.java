package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names of members, and names that are similar to them: only the former may be read into the member. */
final class NameCases {
    private static final List<String> MEMBERS = List.of("a", "anInt");
    private static final int COLLISIONS_OF_EACH = 5;
    private static final int MANY = 2_000;

    private NameCases() {}

    static Suite suite() {
        Cases cases = new Cases();
        for (String member : MEMBERS) {
            collisions(member).forEach(other -> addForeign(cases, member, other, "hash of " + member));
            lookalikes(member).forEach(other -> addForeign(cases, member, other, "like " + member));
            spellings(member).forEach(spelling -> addOwn(cases, member, spelling));
        }
        addManyCollisions(cases);
        return new Suite(
                "names",
                "Names with the hash of a member's name (FNV-1a, and Burin's own), its name in another case, with a NUL"
                        + " behind it and the like, which are not the member's; and its name with escapes, which is.",
                cases.made());
    }

    private static List<String> collisions(String member) {
        List<String> names = new ArrayList<>(Collisions.ofFnv1a(member).subList(0, COLLISIONS_OF_EACH));
        names.addAll(Collisions.ofNameHash(member, COLLISIONS_OF_EACH));
        return names;
    }

    private static List<String> lookalikes(String member) {
        String last = member.substring(member.length() - 1);
        String allButLast = member.substring(0, member.length() - 1);
        List<String> names = new ArrayList<>(List.of(
                "",
                member + "\\u0000",
                "\\u0000" + member,
                member + " ",
                " " + member,
                member + last,
                member + "\\u0301",
                member + ".",
                "_" + member,
                "$" + member,
                allButLast + (char) (last.charAt(0) | 0x80), // the high bit
                allButLast + (char) (last.charAt(0) - 0x20 + 0xFF00), // full width
                member.replace('a', '\u0430'), // Cyrillic
                member.toUpperCase(Locale.ROOT)));
        if (member.length() > 1) {
            names.addAll(List.of(
                    allButLast, member.toLowerCase(Locale.ROOT), member.substring(1), "an_int", "an-int", "AnInt"));
        }
        return names;
    }

    /** Returns the name with each character escaped in turn, and with all escaped. */
    private static List<String> spellings(String member) {
        List<String> spellings = new ArrayList<>(List.of(member));
        for (int i = 0; i < member.length(); i++) {
            spellings.add(member.substring(0, i) + escaped(member.charAt(i)) + member.substring(i + 1));
        }
        spellings.add(member.chars().mapToObj(NameCases::escaped).collect(Collectors.joining()));
        return spellings;
    }

    private static String escaped(int character) {
        return String.format("\\u%04X", character);
    }

    private static void addForeign(Cases cases, String member, String other, String why) {
        String title = why + ": " + other;
        String foreign = "\"" + other + "\":666";
        String own = "\"" + member + "\":1";
        cases.typed(title + " alone", "{" + foreign + "}", target -> value(target, member) == 0);
        cases.typed(title + " behind", "{" + own + "," + foreign + "}", target -> value(target, member) == 1);
        cases.typed(title + " before", "{" + foreign + "," + own + "}", target -> value(target, member) == 1);
    }

    private static void addOwn(Cases cases, String member, String spelling) {
        cases.typed(member + " as " + spelling, "{\"" + spelling + "\":7}", target -> value(target, member) == 7);
    }

    private static void addManyCollisions(Cases cases) {
        String foreign = Collisions.ofNameHash("a", MANY).stream()
                .map(name -> "\"" + name + "\":666,")
                .collect(Collectors.joining());
        cases.typed(MANY + " names with the hash of a", "{" + foreign + "\"a\":1}", target -> target.a == 1);
    }

    private static int value(Target target, String member) {
        return member.equals("a") ? target.a : target.anInt;
    }
}
