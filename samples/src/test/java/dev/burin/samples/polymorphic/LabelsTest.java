package dev.burin.samples.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.samples.polymorphic.Command.Move;
import dev.burin.samples.polymorphic.Command.Say;
import dev.burin.samples.polymorphic.Event.Login;
import dev.burin.samples.polymorphic.Event.Other;
import dev.burin.samples.polymorphic.Vehicle.Boat;
import dev.burin.samples.polymorphic.Vehicle.Car;
import java.util.List;
import org.junit.jupiter.api.Test;

class LabelsTest {
    @Test
    void theTypeNameWrapsTheValue() {
        List<Command> commands = List.of(new Move(1, 2), new Say("Hello"));
        String json = "[{\"move\":{\"x\":1,\"y\":2}},{\"say\":\"Hello\"}]";

        assertThat(CommandCodec.INSTANCE.list().toJson(commands)).isEqualTo(json);
        assertThat(CommandCodec.INSTANCE.list().fromJson(json)).isEqualTo(commands);
    }

    @Test
    void aliasesOfTypeNamesAreRead() {
        assertThat(CommandCodec.INSTANCE.fromJson("{\"go\":{\"x\":3,\"y\":4}}")).isEqualTo(new Move(3, 4));
    }

    @Test
    void anExistingPropertyIsTheTypeName() {
        Vehicle boat = new Boat("boat", 7.5);
        String json = "{\"kind\":\"boat\",\"length\":7.5}";

        assertThat(VehicleCodec.INSTANCE.toJson(boat)).isEqualTo(json);
        assertThat(VehicleCodec.INSTANCE.fromJson(json)).isEqualTo(boat);
        assertThatThrownBy(() -> VehicleCodec.INSTANCE.toJson(new Car("boat", 4)))
                .hasMessageContaining("The property of Vehicle.Car that tells it from other types has to be \"car\"");
    }

    @Test
    void unknownTypeNamesAreReadAsTheFallback() {
        String json = "{\"event\":\"logout\",\"user\":\"Ann\"}";

        assertThat(EventCodec.INSTANCE.fromJson("{\"event\":\"login\",\"user\":\"Ann\"}"))
                .isEqualTo(new Login("Ann"));
        assertThat(EventCodec.INSTANCE.fromJson(json)).isEqualTo(new Other("logout", "Ann"));
        assertThat(EventCodec.INSTANCE.toJson(new Other("logout", "Ann"))).isEqualTo(json);
    }
}
