package dev.burin.samples.inheritance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TruckTest {
    @Test
    void membersOfTheSuperclassComeFirst() {
        Truck truck = new Truck();
        truck.setPlate("B-UR 1");
        truck.setSeats(3);
        truck.setLoadTonnes(7.5);

        String json = TruckCodec.INSTANCE.toJson(truck);

        assertThat(json).isEqualTo("""
                {"plate":"B-UR 1","seats":3,"loadTonnes":7.5}""");
        assertThat(TruckCodec.INSTANCE.fromJson(json))
                .usingRecursiveComparison()
                .isEqualTo(truck);
    }
}
