package dev.burin.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.NameHash;
import dev.burin.processor.plan.NameDispatch.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class NameDispatchTest {
    private static final int UNKNOWN = -1;

    @Test
    void everyKnownNameIsFound() {
        NameDispatch dispatch =
                NameDispatch.of(List.of(new Entry("sku", 0), new Entry("count", 1), new Entry("qty", 1)));

        assertThat(find(dispatch, "sku")).isEqualTo(0);
        assertThat(find(dispatch, "count")).isEqualTo(1);
        assertThat(find(dispatch, "qty")).isEqualTo(1);
        assertThat(dispatch.nameCount()).isEqualTo(3);
    }

    @Test
    void unknownNamesAreUnknown() {
        NameDispatch dispatch = NameDispatch.of(List.of(new Entry("sku", 0)));

        assertThat(find(dispatch, "Sku")).isEqualTo(UNKNOWN);
        assertThat(find(dispatch, "")).isEqualTo(UNKNOWN);
    }

    @Test
    void anEmptyListOfNamesIsDispatchedToo() {
        assertThat(find(NameDispatch.of(List.of()), "sku")).isEqualTo(UNKNOWN);
    }

    @Test
    void collidingNamesShareACase() {
        NameDispatch dispatch = NameDispatch.of(List.of(
                new Entry(Collisions.PAIR.get(0), 0), new Entry(Collisions.PAIR.get(1), 1), new Entry("other", 2)));

        assertThat(dispatch.cases()).hasSize(2);
        assertThat(find(dispatch, Collisions.PAIR.get(0))).isEqualTo(0);
        assertThat(find(dispatch, Collisions.PAIR.get(1))).isEqualTo(1);
    }

    @Test
    void anUnknownNameWithTheHashOfAKnownOneIsUnknown() {
        NameDispatch dispatch = NameDispatch.of(List.of(new Entry(Collisions.PAIR.get(0), 0)));

        assertThat(find(dispatch, Collisions.PAIR.get(1))).isEqualTo(UNKNOWN);
    }

    @Test
    void casesAreInAscendingOrderOfHashes() {
        NameDispatch dispatch = NameDispatch.of(entries(List.of("a", "b", "c", "d", "e", "f", "g")));

        assertThat(dispatch.cases()).extracting(NameDispatch.Case::hash).isSorted();
    }

    @RepeatedTest(50)
    void randomNamesAreFoundAndOthersAreNot() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<String> names = new ArrayList<>(randomNames(random));
        List<String> known = names.subList(0, names.size() / 2);
        List<String> unknown = names.subList(names.size() / 2, names.size());

        NameDispatch dispatch = NameDispatch.of(entries(known));

        for (int i = 0; i < known.size(); i++) {
            assertThat(find(dispatch, known.get(i)))
                    .as("seed %d, name %s", seed, known.get(i))
                    .isEqualTo(i);
        }
        for (String name : unknown) {
            assertThat(find(dispatch, name)).as("seed %d, name %s", seed, name).isEqualTo(UNKNOWN);
        }
    }

    private static Set<String> randomNames(Random random) {
        Set<String> names = new LinkedHashSet<>(Collisions.PAIR);
        int count = random.nextInt(200);
        while (names.size() < count) {
            StringBuilder name = new StringBuilder();
            int length = random.nextInt(20);
            for (int i = 0; i < length; i++) {
                name.appendCodePoint(random.nextInt(4) == 0 ? 0x1F300 + random.nextInt(200) : 'a' + random.nextInt(26));
            }
            names.add(name.toString());
        }
        List<String> shuffled = new ArrayList<>(names);
        Collections.shuffle(shuffled, random);
        return new LinkedHashSet<>(shuffled);
    }

    private static List<Entry> entries(List<String> names) {
        List<Entry> entries = new ArrayList<>();
        for (String name : names) {
            entries.add(new Entry(name, entries.size()));
        }
        return entries;
    }

    @Test
    void theHashIsThatOfTheReader() {
        NameDispatch dispatch = NameDispatch.of(List.of(new Entry("größe", 0)));

        assertThat(dispatch.cases().get(0).hash()).isEqualTo(NameHash.of("größe"));
    }

    /** Does the same as the generated {@code switch}. */
    private static int find(NameDispatch dispatch, String name) {
        return dispatch.cases().stream()
                .filter(one -> one.hash() == NameHash.of(name))
                .flatMap(one -> one.entries().stream())
                .filter(entry -> entry.name().equals(name))
                .findFirst()
                .map(Entry::member)
                .orElse(UNKNOWN);
    }
}
