package dev.burin.processor.bind;

import static dev.burin.processor.model.Targets.array;
import static dev.burin.processor.model.Targets.container;
import static dev.burin.processor.model.Targets.primitive;
import static dev.burin.processor.model.Targets.property;
import static dev.burin.processor.model.Targets.record;
import static dev.burin.processor.model.Targets.type;
import static dev.burin.processor.model.Targets.withCodec;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.Targets;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.shape.Shapes;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.SynchronousQueue;
import org.junit.jupiter.api.Test;

class BindingsTest {
    private static final TypeRef STRING = type(String.class);
    private static final TypeRef THREAD = type(Thread.class);

    private final Bindings bindings = new Bindings(Binders.ALL);
    private final Scope scope = Scope.empty().about("items");

    @Test
    void aPrimitiveIsWrittenAndReadByOneCall() {
        Binding binding = bind(primitive(TypeName.INT));

        assertThat(binding.write(CodeBlock.of("value.count()"), 0, scope)).hasToString("out.putInt(at, value.count())");
        assertThat(binding.read(scope)).hasToString("in.readInt()");
        assertThat(binding.size()).isEqualTo(SizeBound.of(11));
    }

    @Test
    void aBoxAcceptsNull() {
        assertThat(bind(type(Integer.class)).read(scope)).hasToString("in.readNull() ? null : in.readInt()");
    }

    @Test
    void aStringReservesSpaceForWhatFollows() {
        assertThat(bind(STRING).write(CodeBlock.of("value.name()"), 28, scope))
                .hasToString("out.putString(at, value.name(), 28)");
    }

    @Test
    void aTypeWithACodecUsesIt() {
        assertThat(bind(withCodec("Line")).readPresent(scope)).hasToString("shop.LineCodec.INSTANCE.read(in)");
    }

    @Test
    void aCollectionIsReadInAHelperNamedAfterTheProperty() {
        assertThat(bind(container(List.class, STRING)).readPresent(scope)).hasToString("readItems(in)");
    }

    @Test
    void anOptionalHasTheBoundOfItsContent() {
        assertThat(bind(container(Optional.class, type(UUID.class))).size()).isEqualTo(SizeBound.of(38));
        assertThat(bind(container(Optional.class, STRING)).size()).isEqualTo(SizeBound.UNBOUNDED);
    }

    @Test
    void anUnknownTypeIsUnbound() {
        assertThat(bind(THREAD)).isEqualTo(UnboundBinding.because(Reason.UNKNOWN_TYPE, THREAD));
    }

    @Test
    void thePathToAnUnboundTypeIsKept() {
        TypeRef list = container(List.class, THREAD);
        TypeRef map = container(Map.class, STRING, list);
        TypeRef optional = container(Optional.class, array(map));

        assertThat(bind(optional))
                .isEqualTo(new UnboundBinding(Reason.UNKNOWN_TYPE, THREAD, List.of(optional, array(map), map, list)));
    }

    @Test
    void aKeyWithoutATextFormIsUnbound() {
        assertReason(container(Map.class, withCodec("Line"), STRING), Reason.NO_KEY_FORM);
    }

    @Test
    void elementsOfASortedCollectionMustBeComparable() {
        assertReason(container(TreeSet.class, withCodec("Line")), Reason.NOT_COMPARABLE);
        assertReason(container(PriorityQueue.class, withCodec("Line")), Reason.NOT_COMPARABLE);
        assertThat(bind(container(SortedMap.class, STRING, STRING))).isNotInstanceOf(UnboundBinding.class);
    }

    @Test
    void aCollectionThatCannotBeCreatedOrFilledIsUnbound() {
        assertReason(container(AbstractList.class, STRING), Reason.NOT_INSTANTIABLE);
        assertReason(container(SynchronousQueue.class, STRING), Reason.NOT_INSTANTIABLE);
    }

    @Test
    void aCustomCodecWinsOverEveryOtherBinding() {
        assertThat(bind(STRING, value(codec(STRING, CustomCodec.Instance.FIELD)))
                        .readPresent(scope))
                .hasToString("in.readPresent(java.lang.Thread.INSTANCE)");
    }

    @Test
    void aCustomCodecOfAnotherTypeIsRejected() {
        assertThat(bind(STRING, value(codec(THREAD, CustomCodec.Instance.FIELD))))
                .isEqualTo(UnboundBinding.because(Reason.CODEC_TYPE, STRING));
    }

    @Test
    void aCustomCodecWithoutAnInstanceIsRejected() {
        assertThat(bind(STRING, value(codec(STRING, CustomCodec.Instance.NONE))))
                .isEqualTo(UnboundBinding.because(Reason.CODEC_INSTANCE, STRING));
    }

    @Test
    void aCustomCodecForElementsOfATypeWithoutElementsIsRejected() {
        Hints hints = hints(new CustomCodecs(
                Optional.empty(), Optional.of(codec(STRING, CustomCodec.Instance.FIELD)), Optional.empty()));

        assertThat(bind(STRING, hints)).isEqualTo(UnboundBinding.because(Reason.CODEC_UNUSED, STRING));
        assertThat(bind(container(Collection.class, STRING), hints)).isNotInstanceOf(UnboundBinding.class);
    }

    @Test
    void nullIsRejectedWhereTheContainerDoesNotAllowIt() {
        Binding map = bind(container(ConcurrentHashMap.class, STRING, STRING));
        CodecTarget target = record("Shop", property("names", container(ConcurrentHashMap.class, STRING, STRING)));

        assertThat(map.readPresent(scope)).hasToString("readItems(in)");
        assertThat(Shapes.of(target).plan(bindings.bind(target)).toSourceFile().text())
                .contains("guard.put(names, key, in.readString());"); // little is known about STRING except its name
    }

    @Test
    void everyVisiblePropertyOfATargetIsBound() {
        Property name = property("name", STRING);
        Property worker = property("worker", THREAD);

        BoundTarget bound = bindings.bind(record("Job", name, worker));

        assertThat(bound.unbound(name)).isEmpty();
        assertThat(bound.unbound(worker)).contains(UnboundBinding.because(Reason.UNKNOWN_TYPE, THREAD));
    }

    private Binding bind(TypeRef type) {
        return bind(type, Hints.NONE);
    }

    private Binding bind(TypeRef type, Hints hints) {
        return bindings.bind(type, hints);
    }

    private void assertReason(TypeRef type, Reason reason) {
        assertThat(bind(type)).isInstanceOfSatisfying(UnboundBinding.class, unbound -> assertThat(unbound.reason())
                .isEqualTo(reason));
    }

    private static CustomCodec codec(TypeRef represents, CustomCodec.Instance instance) {
        return new CustomCodec((ClassName) THREAD.name(), Optional.of(represents), instance, Targets.NOWHERE);
    }

    private static Hints value(CustomCodec codec) {
        return hints(new CustomCodecs(Optional.of(codec), Optional.empty(), Optional.empty()));
    }

    private static Hints hints(CustomCodecs codecs) {
        return new Hints(
                Hints.NONE.name(),
                Hints.NONE.aliases(),
                Hints.NONE.index(),
                Hints.NONE.access(),
                Hints.NONE.absence(),
                codecs,
                Hints.NONE.marks(),
                Hints.NONE.throughout());
    }
}
