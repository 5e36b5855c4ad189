package dev.burin.samples.directions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A codec may support only one direction. */
class DirectionsTest {

    @Test
    void aTypeThatIsOnlyWrittenMayBeAnInterface() {
        Statistics statistics = new Statistics() {
            @Override
            public int getCount() {
                return 2;
            }

            @Override
            public Stream<String> getNames() {
                return Stream.of("b", "a");
            }
        };

        assertThat(StatisticsCodec.INSTANCE.toJson(statistics)).isEqualTo("{\"count\":2,\"names\":[\"b\",\"a\"]}");
        assertThatThrownBy(() -> StatisticsCodec.INSTANCE.fromJson("{}"))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aTypeThatIsOnlyReadIsNeverWritten() {
        Login login = LoginCodec.INSTANCE.fromJson("{\"user\":\"ann\",\"password\":\"secret\"}");

        assertThat(login).isEqualTo(new Login("ann", "secret"));
        assertThatThrownBy(() -> LoginCodec.INSTANCE.toJson(login)).isInstanceOf(UnsupportedOperationException.class);
    }
}
