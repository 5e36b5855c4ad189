package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PresenceTest {
    private static final Presence<String> ABSENT = Presence.absent();
    private static final Presence<String> NULL = Presence.ofNull();
    private static final Presence<String> VALUE = Presence.of("new");

    @Test
    void exactlyOneOfThreeStatesIsTrue() {
        assertThat(List.of(ABSENT.isAbsent(), ABSENT.isNull(), ABSENT.hasValue()))
                .containsExactly(true, false, false);
        assertThat(List.of(NULL.isAbsent(), NULL.isNull(), NULL.hasValue())).containsExactly(false, true, false);
        assertThat(List.of(VALUE.isAbsent(), VALUE.isNull(), VALUE.hasValue())).containsExactly(false, false, true);
    }

    @Test
    void onlyAValueIsReturned() {
        assertThat(VALUE.value()).isEqualTo("new");
        assertThatThrownBy(ABSENT::value)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("The member is absent.");
        assertThatThrownBy(NULL::value)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("The member is null.");
        assertThat(VALUE.orElse("other")).isEqualTo("new");
        assertThat(ABSENT.orElse("other")).isEqualTo("other");
        assertThat(NULL.orElse(null)).isNull();
    }

    @Test
    void anAbsentMemberChangesNothing() {
        assertThat(ABSENT.applyTo("old")).isEqualTo("old");
        assertThat(ABSENT.applyTo(null)).isNull();
        assertThat(NULL.applyTo("old")).isNull();
        assertThat(VALUE.applyTo("old")).isEqualTo("new");
    }

    @Test
    void actionsAreCalledForGivenAndPresentValuesOnly() {
        List<String> given = new ArrayList<>();
        List<String> present = new ArrayList<>();
        for (Presence<String> presence : List.of(ABSENT, NULL, VALUE)) {
            presence.ifGiven(given::add);
            presence.ifPresent(present::add);
        }

        assertThat(given).isEqualTo(Arrays.asList(null, "new"));
        assertThat(present).containsExactly("new");
    }

    @Test
    void onlyValuesAreMapped() {
        assertThat(VALUE.map(String::length)).isEqualTo(Presence.of(3));
        assertThat(VALUE.map(text -> null)).isEqualTo(Presence.ofNull());
        assertThat(ABSENT.map(String::length).isAbsent()).isTrue();
        assertThat(NULL.map(String::length).isNull()).isTrue();
    }

    @Test
    void equalityComparesStateAndValue() {
        assertThat(Set.of(ABSENT, NULL, VALUE)).hasSize(3);
        assertThat(VALUE).isEqualTo(Presence.ofNullable("new")).hasSameHashCodeAs(Presence.of("new"));
        assertThat(VALUE).isNotEqualTo(Presence.of("old")).isNotEqualTo(NULL).isNotEqualTo("new");
        assertThat(NULL)
                .isEqualTo(Presence.ofNullable(null))
                .isNotEqualTo(ABSENT)
                .isNotEqualTo(VALUE);
        assertThat(ABSENT).isEqualTo(Presence.absent()).isNotEqualTo(NULL);
        assertThat(List.of(ABSENT, NULL, VALUE)).hasToString("[Presence.absent, Presence.null, Presence[new]]");
    }

    @Test
    void nullIsRejectedAsAValue() {
        assertThatThrownBy(() -> Presence.of(null)).isInstanceOf(NullPointerException.class);
    }
}
