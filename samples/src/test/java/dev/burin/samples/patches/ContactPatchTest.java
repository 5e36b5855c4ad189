package dev.burin.samples.patches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import dev.burin.Presence;
import org.junit.jupiter.api.Test;

class ContactPatchTest {
    private static final Contact ANN = new Contact("Ann", "555-0100", 42);

    @Test
    void absentMembersAreKeptAndNullsRemoveValues() {
        ContactPatch patch = ContactPatchCodec.INSTANCE.fromJson("""
                {"phone":null,"age":43}""");
        Contact patched = ANN.with(patch);

        assertThat(patch).isEqualTo(new ContactPatch(Presence.absent(), Presence.ofNull(), Presence.of(43)));
        assertThat(patched).isEqualTo(new Contact("Ann", null, 43));
    }

    @Test
    void aPatchIsWrittenAsItWasRead() {
        for (String json :
                new String[] {"{}", "{\"phone\":null}", "{\"name\":\"Anna\",\"phone\":\"555-0101\",\"age\":1}"}) {
            assertThat(ContactPatchCodec.INSTANCE.toJson(ContactPatchCodec.INSTANCE.fromJson(json)))
                    .isEqualTo(json);
        }
    }

    @Test
    void aNameCannotBeRemoved() {
        assertThatThrownBy(() -> ContactPatchCodec.INSTANCE.fromJson("{\"name\":null}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.name");
    }
}
