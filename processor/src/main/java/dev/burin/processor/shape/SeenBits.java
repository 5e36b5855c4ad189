package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.Defaults;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.model.Members;
import dev.burin.processor.plan.RequiredMask;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The variables that hold a bit for each member that was present: {@code seen}, or {@code seen0}, {@code seen1} …
 *
 * @param holder the prefix of each variable: empty, or a variable and a dot
 * @param names their names; empty for a word that is never tested
 * @param members the members to read, in the order of their bits
 */
record SeenBits(String holder, List<String> names, List<String> members) {

    static SeenBits of(ObjectPlan plan, Locals locals, String holder) {
        int words = plan.required().words().size();
        List<String> names = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            boolean isKept =
                    isTested(plan, holder) || plan.required().words().get(word) != 0 || hasSupplier(plan, word);
            names.add(isKept ? locals.name(words == 1 ? "seen" : "seen" + word) : "");
        }
        return new SeenBits(
                holder, names, plan.read().stream().map(Member::name).toList());
    }

    /** Whether every bit is tested: to reject duplicates, or to set values or defaults or create unwrapped values at the end. */
    private static boolean isTested(ObjectPlan plan, String holder) {
        Members members = plan.target().members();
        boolean isSetLast = !members.creator().orElseThrow().setters().isEmpty()
                && (!Storage.goesDirectly(plan, holder) || plan.hasDefaults());
        return !plan.lastWins() || isSetLast || !members.unwrapped().isEmpty();
    }

    /** Whether a method supplies a default for a member of this word; where null means absent, another variable tells. */
    private static boolean hasSupplier(ObjectPlan plan, int word) {
        return IntStream.range(0, plan.read().size())
                .filter(member -> RequiredMask.wordOf(member) == word)
                .mapToObj(plan.read()::get)
                .anyMatch(member -> Defaults.supplier(member.property()).isPresent()
                        && !member.binding().skipsNull());
    }

    /** Whether the bit of a member is kept, because its word is tested. */
    boolean isKept(int member) {
        return !names.get(RequiredMask.wordOf(member)).isEmpty();
    }

    /** The variables to declare. */
    List<Storage.Variable> variables() {
        return names.stream()
                .filter(name -> !name.isEmpty())
                .map(name -> new Storage.Variable(TypeName.LONG, name, CodeBlock.of("0")))
                .toList();
    }

    /** Returns the variable of a word. */
    CodeBlock word(int word) {
        return CodeBlock.of("$L$L", holder, names.get(word));
    }

    /** Returns a statement, without semicolon, that notes a member and rejects a second occurrence. */
    CodeBlock noteOnce(int member) {
        CodeBlock word = word(RequiredMask.wordOf(member));
        return CodeBlock.of("$1L = in.once($1L, $2L)", word, Literals.bit(RequiredMask.bitOf(member)));
    }

    /** Returns a statement, without semicolon, that notes a member, which may occur again. */
    CodeBlock note(int member) {
        return CodeBlock.of("$L |= $L", word(RequiredMask.wordOf(member)), Literals.bit(RequiredMask.bitOf(member)));
    }

    /** Returns the condition that all members were present; there may be at most 63. */
    CodeBlock testAll() {
        return CodeBlock.of("$L == $L", word(0), Literals.mask((1L << members.size()) - 1));
    }

    /** Returns the condition that any of these properties, all of which are read, was present. */
    CodeBlock testAny(List<String> properties) {
        List<CodeBlock> tests = new ArrayList<>();
        for (int word = 0; word < names.size(); word++) {
            long mask = 0;
            for (String property : properties) {
                int member = members.indexOf(property);
                mask |= RequiredMask.wordOf(member) == word ? 1L << RequiredMask.bitOf(member) : 0;
            }
            if (mask != 0) {
                tests.add(CodeBlock.of("($L & $L) != 0", word(word), Literals.mask(mask)));
            }
        }
        return CodeBlock.join(tests, " || ");
    }

    /** Returns the condition that a property was absent; empty if it is never read. */
    Optional<CodeBlock> testAbsent(String property) {
        int member = members.indexOf(property);
        if (member < 0) {
            return Optional.empty();
        }
        CodeBlock bit = Literals.bit(RequiredMask.bitOf(member));
        return Optional.of(CodeBlock.of("($L & $L) == 0", word(RequiredMask.wordOf(member)), bit));
    }

    /** Returns the condition that a property, which is read, was present. */
    CodeBlock test(String property) {
        int member = members.indexOf(property);
        CodeBlock bit = Literals.bit(RequiredMask.bitOf(member));
        return CodeBlock.of("($L & $L) != 0", word(RequiredMask.wordOf(member)), bit);
    }
}
