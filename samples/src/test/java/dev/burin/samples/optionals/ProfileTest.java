package dev.burin.samples.optionals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProfileTest {
    private static final Profile EMPTY = new Profile(
            Optional.empty(), OptionalInt.empty(), OptionalLong.empty(), OptionalDouble.empty(), Optional.empty());

    @Test
    void presentValuesAreWrittenUnwrapped() {
        Profile profile = new Profile(
                Optional.of("annie"),
                OptionalInt.of(30),
                OptionalLong.of(5_000_000_000L),
                OptionalDouble.of(4.5),
                Optional.of(List.of("de", "en")));
        String json = """
                {"nickname":"annie","age":30,"followers":5000000000,"rating":4.5,"languages":["de","en"]}""";

        assertThat(ProfileCodec.INSTANCE.toJson(profile)).isEqualTo(json);
        assertThat(ProfileCodec.INSTANCE.fromJson(json)).isEqualTo(profile);
    }

    @Test
    void nullAndAbsentAreEmpty() {
        assertThat(ProfileCodec.INSTANCE.fromJson("{}")).isEqualTo(EMPTY);
        assertThat(ProfileCodec.INSTANCE.toJson(EMPTY)).isEqualTo("""
                {"nickname":null,"age":null,"followers":null,"rating":null,"languages":null}""");
        assertThat(ProfileCodec.INSTANCE.fromJson(ProfileCodec.INSTANCE.toJson(EMPTY)))
                .isEqualTo(EMPTY);
    }
}
