package dev.burin.processor.bind;

import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Maps: the interfaces of the JDK, and every class that can be created and put into. */
final class MapBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.isMap() ? Optional.of(bindEntries(type, hints, bindings)) : Optional.empty();
    }

    private static Binding bindEntries(TypeRef type, Hints hints, Bindings bindings) {
        if (ContainerTraits.asksNetwork(type)) {
            return UnboundBinding.because(Reason.NETWORK_EQUALITY, type);
        }
        TypeRef key = type.elements().get(0);
        Optional<UnboundBinding> refusedKey = refusal(type, key, hints);
        if (refusedKey.isPresent()) {
            return refusedKey.get().inside(type);
        }
        Binding value = bindings.bind(type.elements().get(1), hints.forContent());
        if (value instanceof UnboundBinding unbound) {
            return unbound.inside(type);
        }
        if (UnfitContainer.of(type).isPresent()) {
            return UnboundBinding.because(Reason.UNFIT_CONTAINER, type);
        }
        KeyBinding keyBinding = bindKey(key, hints).orElseThrow();
        return ContainerTraits.create(type)
                .<Binding>map(create -> new MapBinding(
                        type,
                        keyBinding,
                        value,
                        create,
                        hints.lastWins(),
                        UserCode.isCalledByAdding(type, keyCodec(key, hints).isPresent()),
                        EntryLimits.of(type, hints)))
                .orElseGet(() -> UnboundBinding.because(Reason.NOT_INSTANTIABLE, type));
    }

    private static Optional<KeyBinding> bindKey(TypeRef key, Hints hints) {
        return keyCodec(key, hints).map(KeyBinder::custom).or(() -> KeyBinder.bind(key));
    }

    /** That of the member, or else that of the type of the key; members of the enclosing object have names, not keys. */
    private static Optional<CustomCodec> keyCodec(TypeRef key, Hints hints) {
        return hints.codecs().key().or(() -> key.facts().codecs().key().filter(codec -> !hints.isAny()));
    }

    private static Optional<Reason> refusal(TypeRef key, Hints hints) {
        return hints.codecs().key().isPresent()
                ? ConverterBinder.refusal(key, hints.codecs().key().get())
                : key.facts()
                        .codecs()
                        .key()
                        .filter(codec -> codec.instance() == CustomCodec.Instance.NONE)
                        .map(codec -> Reason.CODEC_INSTANCE);
    }

    /** Returns why a type cannot be a key. */
    private static Reason reasonOf(TypeRef key) {
        if (key.kind() == TypeRef.Kind.TYPE_VARIABLE) {
            return Reason.KEY_VARIABLE;
        }
        return key.facts().codecs().keyMember().isPresent() ? Reason.KEY_MEMBER : Reason.NO_KEY_FORM;
    }

    private static Optional<UnboundBinding> refusal(TypeRef map, TypeRef key, Hints hints) {
        if (!key.facts().isAccessible()) {
            return Optional.of(UnboundBinding.because(Reason.INACCESSIBLE, key));
        }
        Optional<Reason> reason = keyCodec(key, hints).isPresent()
                ? refusal(key, hints)
                : Optional.of(reasonOf(key)).filter(none -> KeyBinder.bind(key).isEmpty());
        return reason.or(() -> Optional.of(Reason.NOT_COMPARABLE)
                        .filter(none -> ContainerTraits.isSorted(map) && !key.isA("java.lang.Comparable")))
                .map(found -> UnboundBinding.because(found, key));
    }
}
