package dev.burin.processor.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/**
 * The types that {@code @JsonImport} names, and where.
 *
 * <p>What identifies a type, its name and module, not its element: javac may represent a type by a different element in the next round.
 */
public final class Imports {
    private final Map<TypeId, Place> named = new LinkedHashMap<>();
    private final Map<TypeId, Place> implied = new LinkedHashMap<>();

    /** The place of an annotation: its index on a type or a package. */
    private record Place(ImporterId importer, int index) {}

    /**
     * Adds the types that one annotation names.
     *
     * @param index the index of the annotation on its element
     * @param sources types compiled here get their codec without being imported
     * @param elements those of this round
     * @return those that another annotation names, which keep their place
     * @throws UnresolvedTypeException if one of them does not exist yet
     */
    public List<TypeElement> add(Import found, int index, SourceTypes sources, Elements elements) {
        Place place = new Place(ImporterId.of(found.importer(), elements), index);
        List<TypeElement> types = found.types();
        Set<TypeElement> below = new LinkedHashSet<>(found.subtypes());
        types.forEach(type -> addPermitted(type, below));
        List<TypeElement> taken = new ArrayList<>();
        for (TypeElement type : types) {
            Place other = named.putIfAbsent(TypeId.of(type, elements), place);
            if (other != null && !other.equals(place)) {
                taken.add(type);
            }
        }
        below.stream()
                .filter(type -> !sources.contains(type))
                .forEach(type -> implied.putIfAbsent(TypeId.of(type, elements), place));
        return taken;
    }

    private static void addPermitted(TypeElement type, Set<TypeElement> found) {
        type.getPermittedSubclasses().stream()
                .map(permitted -> (TypeElement) ((DeclaredType) permitted).asElement())
                .filter(found::add)
                .forEach(permitted -> addPermitted(permitted, found));
    }

    /** All types that get a codec, in the order found. */
    public Set<TypeId> types() {
        Set<TypeId> types = new LinkedHashSet<>(named.keySet());
        types.addAll(implied.keySet());
        return types;
    }

    /** Whether no type is imported, as nearly everywhere. */
    boolean isEmpty() {
        return named.isEmpty();
    }

    /** Returns what imports a type; nothing for nearly all types. */
    public Optional<Import> find(TypeElement type, Elements elements) {
        if (isEmpty()) {
            return Optional.empty();
        }
        TypeId id = TypeId.of(type, elements);
        return Optional.ofNullable(named.getOrDefault(id, implied.get(id)))
                .map(place ->
                        Import.on(place.importer().find(elements), elements).get(place.index()));
    }
}
