package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.annotation.JsonCodec;
import dev.burin.codegen.MemberTable;
import dev.burin.processor.bind.Absent;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Defaults;
import dev.burin.processor.bind.LabelledBinding;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.Property;
import dev.burin.processor.plan.NameDispatch;
import dev.burin.processor.plan.RequiredMask;
import dev.burin.processor.plan.WriteRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The decisions about the codec of a type with members.
 *
 * @param target the type
 * @param written the members to write, in their order
 * @param read the members to read; the dispatch finds their indexes
 * @param dispatch finds members by their names and aliases
 * @param required which of the members to read must be present
 * @param anyWritten the map whose entries are written after the members
 * @param anyRead the map that keeps unknown members
 * @param delegate the one value that is read in place of the members
 */
record ObjectPlan(
        CodecTarget target,
        List<Member> written,
        List<Member> read,
        NameDispatch dispatch,
        RequiredMask required,
        Optional<AnyMembers> anyWritten,
        Optional<AnyMembers> anyRead,
        Optional<Delegate> delegate)
        implements CodecPlan {

    /** What the dispatch finds for a member whose value is skipped although unknown members are rejected or kept. */
    static final int SKIPPED = MemberTable.SKIPPED;

    static ObjectPlan of(BoundTarget bound) {
        CodecTarget target = bound.target();
        List<Member> read = Member.read(bound);
        return new ObjectPlan(
                target,
                Member.written(bound),
                read,
                target.hints().ignoresCase()
                        ? NameDispatch.ignoringCase(entries(target, read))
                        : NameDispatch.of(entries(target, read)),
                RequiredMask.of(read.stream()
                        .map(member -> (isRequired(member) || isLabelArgument(member, target)) && !member.isInside())
                        .toList()),
                AnyMembers.of(bound, Property::isEncoded),
                AnyMembers.of(bound, Property::isDecoded),
                Delegate.of(bound));
    }

    private static boolean isRequired(Member member) {
        return member.property().necessity() == Necessity.REQUIRED;
    }

    /** Whether the creator takes the label: without that it would get null, and the instance could not be written. */
    private static boolean isLabelArgument(Member member, CodecTarget target) {
        return member.binding() instanceof LabelledBinding labelled
                && !labelled.labels().isFallback()
                && member.property().hints().defaultValue().isEmpty()
                && target.creator()
                        .filter(creator -> creator.arguments().contains(member.name()))
                        .isPresent();
    }

    /** Returns which members of the unwrapped value {@code path} must be present if that value is created. */
    RequiredMask requiredInside(String path) {
        return RequiredMask.of(read.stream()
                .map(member -> isRequired(member) && isDirectlyIn(member.name(), path))
                .toList());
    }

    private static boolean isDirectlyIn(String member, String path) {
        return member.startsWith(path + ".") && member.indexOf('.', path.length() + 1) < 0;
    }

    private static List<NameDispatch.Entry> entries(CodecTarget target, List<Member> read) {
        if (!target.hints().direction().isDecoded()
                || target.members().delegate().isPresent()) {
            return List.of();
        }
        List<NameDispatch.Entry> entries = new ArrayList<>();
        for (int i = 0; i < read.size(); i++) {
            for (String name : read.get(i).property().allNames()) {
                entries.add(new NameDispatch.Entry(name, i));
            }
        }
        boolean isAnyRead = target.any().stream().anyMatch(Property::isDecoded);
        if (target.hints().unknown() == JsonCodec.Unknown.FAIL || isAnyRead) {
            List<String> known = entries.stream().map(NameDispatch.Entry::name).toList();
            target.skippedNames().stream()
                    .filter(name -> !known.contains(name))
                    .forEach(name -> entries.add(new NameDispatch.Entry(name, SKIPPED)));
        }
        return entries;
    }

    /** Whether an unknown member is an error. */
    boolean refusesUnknown() {
        return target.hints().unknown() == JsonCodec.Unknown.FAIL && anyRead.isEmpty();
    }

    /** Whether a member may occur more than once, and its last value counts. */
    boolean lastWins() {
        return target.hints().duplicates() == JsonCodec.Duplicates.LAST;
    }

    /** Whether every value read is that of a property of the type itself, not of unknown or unwrapped members. */
    boolean keepsNothingBack() {
        return anyRead.isEmpty() && target.members().unwrapped().isEmpty();
    }

    /** Whether the first member may be left out, or there is none, so that what follows the brace is known only at run time. */
    boolean isFirstConditional() {
        return written.isEmpty() || written.get(0).isConditional();
    }

    /** Returns the initial value of an absent property, which the creator gets unless a method supplies a default. */
    CodeBlock absent(Property property, Scope scope) {
        Optional<CodeBlock> said = Defaults.literal(property, scope);
        if (said.isPresent() || Defaults.supplier(property).isPresent()) {
            return said.orElseGet(() -> Absent.of(property.type())); // the method is called at the end, if needed
        }
        return read.stream()
                .filter(member -> member.property().equals(property))
                .findFirst()
                .map(member -> member.binding().absent(scope).orElse(Absent.NULL))
                .orElseGet(() -> Absent.of(property.type()));
    }

    /** Whether an annotation or the type of a property determines its value when it is absent. */
    boolean hasDefault(String property) {
        return target.members().leaves().stream().anyMatch(leaf -> leaf.name().equals(property) && isDefaulted(leaf));
    }

    private static boolean isDefaulted(Property property) {
        return property.type().isPresence() || property.hints().defaultValue().isPresent();
    }

    /** Whether some property that is read has a default. */
    boolean hasDefaults() {
        Set<String> defaulted = target.members().leaves().stream()
                .filter(ObjectPlan::isDefaulted)
                .map(Property::name)
                .collect(Collectors.toSet());
        return read.stream().anyMatch(member -> defaulted.contains(member.name()));
    }

    /** Whether a method in user code supplies a default. */
    boolean hasSuppliers() {
        return target.members().leaves().stream()
                .anyMatch(property -> Defaults.supplier(property).isPresent());
    }

    /** Whether some known members are skipped although unknown ones are not. */
    boolean hasSkipped() {
        return dispatch.cases().stream()
                .flatMap(one -> one.entries().stream())
                .anyMatch(entry -> entry.member() == SKIPPED);
    }

    /** Bytes to reserve for closing the object: for a brace, or for both braces if it may be empty. */
    int closing() {
        return isFirstConditional() ? 2 : 1;
    }

    @Override
    public String explain() {
        List<WriteRun> runs = WriteRun.of(written.stream().map(Member::slot).toList(), closing());
        StringBuilder line = new StringBuilder(target.codec().name().simpleName())
                .append(": ")
                .append(PlanText.count(Math.max(written.size(), read.size()), "member"))
                .append(", ")
                .append(PlanText.count(dispatch.nameCount(), "name"))
                .append(" in ")
                .append(PlanText.count(dispatch.cases().size(), "case"))
                .append(target.hints().ignoresCase() ? ", ignoring case" : "")
                .append(", ")
                .append(PlanText.size(runs, written));
        anyWritten.ifPresent(any -> line.append(PlanText.plus(any.property().name())));
        delegate.ifPresent(one ->
                line.append(", read from one ").append(one.property().type().displayName()));
        anyRead.ifPresent(any ->
                line.append(", unknown members in ").append(any.property().name()));
        return line.toString();
    }

    @Override
    public void emit(CodecFile file) {
        MemberConstants constants = new MemberConstants(file.scope());
        if (!read.isEmpty()) {
            constants.none();
            constants.end();
        }
        addNames(constants);
        if (target.hints().direction().isEncoded()) {
            new ObjectWriter(this, constants, file).emit();
        }
        if (delegate.isPresent()) {
            delegate.get().emit(target, file);
        } else if (target.hints().direction().isDecoded()) {
            new ObjectReader(this, constants, file).emit();
        }
    }

    private void addNames(MemberConstants constants) {
        for (Member member : written) {
            member.addNames(constants);
        }
        for (Member member : read) {
            constants.add(member.property().jsonName(), member.words());
            member.property().aliases().forEach(alias -> constants.add(alias, alias));
        }
        dispatch.cases().stream()
                .flatMap(one -> one.entries().stream())
                .filter(entry -> entry.member() == SKIPPED)
                .forEach(entry -> constants.add(entry.name(), entry.name()));
    }
}
