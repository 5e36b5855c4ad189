package dev.burin.benchmarks.trust.peer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.burin.benchmarks.library.Versions;
import dev.burin.benchmarks.model.trust.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every peer supports the calls that are made, so any fault is its own. */
class PeersTest {
    static List<Peer> peers() {
        return Peers.all();
    }

    @ParameterizedTest
    @MethodSource("peers")
    void plainDocumentsAreRead(Peer peer) throws Exception {
        byte[] object = """
                {"a":1,"unknown":[{"x":null}],"anInt":2,"aLong":3,"aDouble":4.5,"aFloat":5.5,"aString":"six"}""".getBytes(UTF_8);
        byte[] array = "[{\"a\":1},{\"a\":2}]".getBytes(UTF_8);

        assertThat(peer.target(object)).usingRecursiveComparison().isEqualTo(target(1, 2, 3, 4.5, 5.5f, "six"));
        assertThat(peer.targets(array)).extracting(target -> target.a).containsExactly(1, 2);
        Object value = peer.value("{\"x\":[true,\"y\",null]}".getBytes(UTF_8));
        assertThat(value).isInstanceOf(Map.class);
        assertThat(((Map<?, ?>) value).get("x")).isEqualTo(Arrays.asList(true, "y", null));
        assertThat(peer.value("null".getBytes(UTF_8))).isNull();
    }

    @ParameterizedTest
    @MethodSource("peers")
    void objectsAreWritten(Peer peer) throws Exception {
        Target target = target(1, 2, 3, 4.5, 5.5f, "six");

        assertThat(peer.target(peer.write(target))).usingRecursiveComparison().isEqualTo(target);
    }

    @ParameterizedTest
    @MethodSource("peers")
    void rejectionsAreDeclaredAndErrorsAreNot(Peer peer) {
        assertThat(catchThrowable(() -> peer.target("{\"a\":tru}".getBytes(UTF_8))))
                .matches(peer::declares);
        assertThat(peer.declares(new StackOverflowError())).isFalse();
        assertThat(peer.declares(new ArrayIndexOutOfBoundsException())).isFalse();
    }

    @ParameterizedTest
    @MethodSource("peers")
    void versionsAreKnown(Peer peer) {
        assertThat(Versions.of(peer.library())).matches("[0-9].*");
    }

    private static Target target(int a, int anInt, long aLong, double aDouble, float aFloat, String aString) {
        Target target = new Target();
        target.a = a;
        target.anInt = anInt;
        target.aLong = aLong;
        target.aDouble = aDouble;
        target.aFloat = aFloat;
        target.aString = aString;
        return target;
    }
}
