package dev.burin.processor.read;

import dev.burin.processor.read.dialect.Dialects;

/**
 * What the readers of one type share: its scope, and what reads in that scope.
 *
 * @param scope the type, and what is observed in it
 * @param types reads the types that it mentions
 * @param dialects reads its annotations
 * @param hierarchies finds its supertypes and subtypes
 * @param foreign notices annotations of other libraries
 */
record TypeContext(
        ReadScope scope, TypeRefReader types, Dialects dialects, HierarchyReader hierarchies, ForeignObserver foreign) {

    /** Returns the context of the target of {@code scope}. */
    static TypeContext of(ReadScope scope) {
        TypeRefReader types = new TypeRefReader(scope);
        Dialects dialects = new Dialects(scope, types);
        HierarchyReader hierarchies = new HierarchyReader(scope, types, dialects);
        ForeignObserver foreign = new ForeignObserver(scope, types, dialects, hierarchies);
        return new TypeContext(scope, types, dialects, hierarchies, foreign);
    }
}
