package dev.burin.samples.names;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShipmentTest {
    private static final Shipment SHIPMENT = new Shipment(7, "Main Street 1", 30);

    @Test
    void aStrategyNamesTheMembersAndAnAnnotationOneOfThem() {
        String json = """
                {"tracking_number":7,"to":"Main Street 1","depth_millimetres":30}""";

        assertThat(ShipmentCodec.INSTANCE.toJson(SHIPMENT)).isEqualTo(json);
        assertThat(ShipmentCodec.INSTANCE.fromJson(json)).isEqualTo(SHIPMENT);
    }

    @Test
    void aliasesAreReadButNotWritten() {
        assertThat(ShipmentCodec.INSTANCE.fromJson("""
                {"tracking_number":7,"to":"Main Street 1","depth_mm":30}""")).isEqualTo(SHIPMENT);
        assertThat(ShipmentCodec.INSTANCE.fromJson("""
                {"depth":30,"to":"Main Street 1","tracking_number":7}""")).isEqualTo(SHIPMENT);
    }

    @Test
    void namesAreMatchedExactlyEscapedOrNot() {
        assertThat(ShipmentCodec.INSTANCE.fromJson("""
                {"t\\u006f":"Main Street 1","TO":"nowhere"}""")).isEqualTo(new Shipment(0, "Main Street 1", 0));
    }
}
