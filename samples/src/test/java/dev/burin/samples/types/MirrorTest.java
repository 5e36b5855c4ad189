package dev.burin.samples.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Year;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MirrorTest {
    private static final String JSON = """
            {"home":"https://mirror.example.org/","addresses":["192.0.2.1","2001:db8:0:0:0:0:0:1"],"root":"pub/files",\
            "names":"UTF-8","closes":{"FRIDAY":"18:30:00"},"since":"2009"}""";

    @Test
    void jdkTypesAreStringsAlsoAsKeys() throws UnknownHostException {
        Mirror mirror = MirrorCodec.INSTANCE.fromJson(JSON);

        assertThat(mirror)
                .isEqualTo(new Mirror(
                        URI.create("https://mirror.example.org/"),
                        List.of(InetAddress.getByName("192.0.2.1"), InetAddress.getByName("2001:db8::1")),
                        Path.of("pub", "files"),
                        StandardCharsets.UTF_8,
                        Map.of(DayOfWeek.FRIDAY, LocalTime.of(18, 30)),
                        Year.of(2009)));
        assertThat(MirrorCodec.INSTANCE.toJson(mirror)).isEqualTo(JSON);
    }

    @Test
    void hostNamesAreNotAddresses() {
        assertThatThrownBy(() -> MirrorCodec.INSTANCE.fromJson("{\"addresses\":[\"mirror.example.org\"]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("an IP address such as 192.0.2.1")
                .hasMessageContaining("$.addresses[0]");
    }
}
