package dev.burin.benchmarks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.model.article.C;
import dev.burin.benchmarks.model.article.DoubleArray10;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.person.PersonComplex;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ModelEqualityTest {

    @Test
    void theSameDataInOtherCollectionsIsEqual() {
        PersonComplex one = PersonValues.complex();
        PersonComplex other = PersonValues.complex();
        other.scores = new TreeMap<>(one.scores);
        other.ratings = new TreeSet<>(one.ratings);
        other.payments = new ArrayDeque<>(one.payments);

        assertThat(ModelEquality.equal(one, other)).isTrue();
    }

    @Test
    void aDifferenceInSetQueueOrMapIsFound() {
        PersonComplex original = PersonValues.complex();
        PersonComplex set = PersonValues.complex();
        set.ratings = new HashSet<>(original.ratings);
        set.ratings.remove(5.0f);
        PersonComplex queue = PersonValues.complex();
        queue.payments.add(1.0);
        PersonComplex map = PersonValues.complex();
        map.citiesByName.get("Lyon").population++;

        assertThat(ModelEquality.equal(original, set)).isFalse();
        assertThat(ModelEquality.equal(original, queue)).isFalse();
        assertThat(ModelEquality.equal(original, map)).isFalse();
    }

    @Test
    void aDifferenceInAnInheritedFieldIsFound() {
        PersonComplex other = PersonValues.complex();
        other.age++;

        assertThat(ModelEquality.equal(PersonValues.complex(), other)).isFalse();
    }

    @Test
    void aDifferenceInAListElementOrAnArrayElementIsFound() {
        ObjectList10 list = ArticleValues.objectList10();
        list.items.get(9).name = "other";
        DoubleArray10 array = ArticleValues.doubleArray10Full();
        array.values[9] = Math.nextUp(array.values[9]);

        assertThat(ModelEquality.equal(ArticleValues.objectList10(), list)).isFalse();
        assertThat(ModelEquality.equal(ArticleValues.doubleArray10Full(), array))
                .isFalse();
    }

    @Test
    void nullEqualsOnlyNull() {
        C other = ArticleValues.nestedC();
        other.c = null;

        assertThat(ModelEquality.equal(ArticleValues.nestedC(), other)).isFalse();
        assertThat(ModelEquality.equal(other, ArticleValues.nestedC())).isFalse();
        assertThat(ModelEquality.equal(null, null)).isTrue();
    }
}
