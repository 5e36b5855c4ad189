package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTextTest {
    private static final long SEED = 20261122L;

    @Test
    void addressesWrittenByTheJdkAreRead() throws UnknownHostException {
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            byte[] address = new byte[i % 2 == 0 ? 4 : 16];
            random.nextBytes(address);
            for (int at = random.nextInt(address.length); at < address.length; at += 1 + random.nextInt(3)) {
                address[at] = 0;
            }
            String text = InetAddress.getByAddress(address).getHostAddress();
            assertThat(AddressText.read(text)).as("%s, seed %d", text, SEED).isEqualTo(address);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "::, 0:0:0:0:0:0:0:0",
        "::1, 0:0:0:0:0:0:0:1",
        "1::, 1:0:0:0:0:0:0:0",
        "2001:DB8::8:800:200C:417A, 2001:db8:0:0:8:800:200c:417a",
        "1:2:3:4:5:6:7::, 1:2:3:4:5:6:7:0",
        "::2:3:4:5:6:7:8, 0:2:3:4:5:6:7:8",
        "::ffff:192.0.2.1, 0:0:0:0:0:ffff:c000:201",
        "0000:0000:0000:0000:0000:ffff:255.255.255.255, ::ffff:ffff:ffff", // the longest form
        "1:2:3:4:5:6:192.0.2.1, 1:2:3:4:5:6:c000:201",
        "64:ff9b::192.0.2.33, 64:ff9b:0:0:0:0:c000:221"
    })
    void shortFormsAreRead(String text, String same) {
        assertThat(AddressText.read(text)).isEqualTo(AddressText.read(same)).hasSize(16);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                ":",
                ":::",
                "localhost",
                "a.b.c.d",
                "1",
                "1.2.3",
                "1.2.3.4.5",
                "1.2.3.",
                "256.1.1.1",
                "01.2.3.4",
                "1.2.3.-4",
                "1.2.3.+4",
                "1.2.3.4 ",
                " 1.2.3.4",
                "0x7f.0.0.1",
                "1.2.3.٤",
                "1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:8:9",
                "1:2:3:4:5:6:7:8::",
                "::1:2:3:4:5:6:7:8",
                "1::2::3",
                "12345::",
                "g::",
                "::-1",
                "[::1]",
                "1:2:3:4:5:6:7:1.2.3.4",
                "1.2.3.4::",
                "::1.2.3.4:1",
                "::1.2.3",
                "::01.2.3.4",
                ":1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:",
                "::1%lo",
                "::１"
            })
    void anythingButAnAddressIsNull(String text) {
        assertThat(AddressText.read(text)).isNull();
    }
}
