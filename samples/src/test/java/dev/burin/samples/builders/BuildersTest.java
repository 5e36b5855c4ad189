package dev.burin.samples.builders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

class BuildersTest {
    @Test
    void absentMembersKeepTheValuesOfTheBuilder() {
        Parcel parcel = ParcelCodec.INSTANCE.fromJson("""
                {"address":"Main St 1"}""");

        assertThat(ParcelCodec.INSTANCE.toJson(parcel)).isEqualTo("""
                {"address":"Main St 1","items":[],"grams":50}""");
    }

    @Test
    void exceptionsOfTheBuilderAreReportedWithTheirPath() {
        assertThatThrownBy(() -> ParcelCodec.INSTANCE.fromJson("""
                        {"grams":30001}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("Parcel refused the value (java.lang.IllegalArgumentException: too heavy), "
                        + "at $.grams (line 1, column 10).");
    }

    @Test
    void aBuilderMayHaveCustomNames() {
        assertThat(ReportCodec.INSTANCE.fromJson("""
                {"pages":3,"title":"Spring"}""")).isEqualTo(new Report("Spring", 3));
    }
}
