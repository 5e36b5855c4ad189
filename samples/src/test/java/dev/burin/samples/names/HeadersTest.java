package dev.burin.samples.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

class HeadersTest {

    @Test
    void namesMatchInAnyCaseAndAreWrittenAsDeclared() {
        Headers headers = new Headers("example.org", "text/plain");

        assertThat(HeadersCodec.INSTANCE.fromJson("""
                {"HOST":"example.org","content-type":"text/plain"}""")).isEqualTo(headers);
        assertThat(HeadersCodec.INSTANCE.toJson(headers)).isEqualTo("""
                {"host":"example.org","Content-Type":"text/plain"}""");
    }

    @Test
    void theSameNameInAnotherCaseIsADuplicate() {
        assertThatThrownBy(() -> HeadersCodec.INSTANCE.fromJson("{\"host\":\"a\",\"Host\":\"b\"}"))
                .isInstanceOf(JsonMismatchException.class);
    }
}
