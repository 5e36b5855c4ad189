package dev.burin.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What binders need to know about a type besides its name.
 *
 * @param hidden what the codec would have to name to name the type, and cannot: the type itself, or else an argument or a bound
 *     that is written, {@code Outer.Level} for {@code List<? super Outer.Level>}
 * @param isInstantiable whether it is a concrete class with a no-argument constructor that the codec can call
 * @param isInSource whether the type is compiled together with the codec
 * @param isSortable whether it is a concrete class of the JDK that itself declares to be {@code Comparable} to itself: the
 *     JDK's hash tables then sort those with the same hash code
 * @param isRaw whether it has type variables, but no arguments for them
 * @param elements for a {@code Map} its key and value; for any other {@code Iterable}, {@code Iterator} or {@code Stream}
 *     its element; for an {@code Optional} or {@code AtomicReference} its content; seen from this type: {@code String} for
 *     {@code class Names extends ArrayList<String>}. {@code Object} for raw types. Empty for anything else
 * @param codecs the codecs of the type, wherever it occurs
 * @param enumFacts the constants and their JSON form; present for enums
 * @param concerns what was noticed that matters only where values are written or read as the type says
 */
public record TypeFacts(
        Optional<String> hidden,
        boolean isInstantiable,
        boolean isInSource,
        boolean isSortable,
        boolean isRaw,
        List<TypeRef> elements,
        TypeCodecs codecs,
        Optional<EnumFacts> enumFacts,
        List<Concern> concerns) {

    /** The facts of a type about which nothing special is known, such as a primitive. */
    public static final TypeFacts PLAIN = new TypeFacts(
            Optional.empty(), false, false, false, false, List.of(), TypeCodecs.NONE, Optional.empty(), List.of());

    /** Copies the lists. */
    public TypeFacts {
        elements = List.copyOf(elements);
        concerns = List.copyOf(concerns);
    }

    /** Whether the codec that mentions the type can name it, its enclosing types and arguments included. */
    public boolean isAccessible() {
        return hidden.isEmpty();
    }

    /** The codec class of the type, existing or to be generated; absent when it has none. */
    public Optional<ClassName> codec() {
        return codecs.generated();
    }

    /** Returns these facts for a type with a codec. */
    public TypeFacts withCodec(ClassName codecName) {
        return withCodecs(codecs.withGenerated(codecName));
    }

    /** Returns these facts for a type with these codecs. */
    public TypeFacts withCodecs(TypeCodecs typeCodecs) {
        return new TypeFacts(
                hidden, isInstantiable, isInSource, isSortable, isRaw, elements, typeCodecs, enumFacts, concerns);
    }

    /** Returns these facts for a container of {@code elementTypes}. */
    public TypeFacts withElements(List<TypeRef> elementTypes) {
        return new TypeFacts(
                hidden, isInstantiable, isInSource, isSortable, isRaw, elementTypes, codecs, enumFacts, concerns);
    }

    /** Returns these facts for an enum. */
    public TypeFacts withEnum(EnumFacts facts) {
        return new TypeFacts(
                hidden, isInstantiable, isInSource, isSortable, isRaw, elements, codecs, Optional.of(facts), concerns);
    }

    /** Returns these facts and more that was noticed. */
    public TypeFacts withConcerns(List<Concern> more) {
        List<Concern> all = Stream.concat(concerns.stream(), more.stream()).toList();
        return new TypeFacts(hidden, isInstantiable, isInSource, isSortable, isRaw, elements, codecs, enumFacts, all);
    }
}
