package dev.burin.samples.articles;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArticleModelsTest {
    @Test
    void theSmallestModelContainsItself() {
        C c = new C(1, "x", new C(-2, null, null));
        String json = """
                {"a":1,"b":"x","c":{"a":-2,"b":null,"c":null}}""";

        assertThat(CCodec.INSTANCE.toJson(c)).isEqualTo(json);
        assertThat(CCodec.INSTANCE.fromJson(json)).isEqualTo(c);
    }

    @Test
    void aRowHasLocalTimes() {
        SimplePojo row = new SimplePojo(
                1,
                "zhang",
                List.of("a", "b"),
                LocalDateTime.of(2022, 1, 2, 3, 4, 5),
                LocalDateTime.of(2022, 12, 31, 0, 0));
        String json = """
                {"id":1,"name":"zhang","data":["a","b"],"createTime":"2022-01-02T03:04:05",\
                "modifyTime":"2022-12-31T00:00:00"}""";

        assertThat(SimplePojoCodec.INSTANCE.toJson(row)).isEqualTo(json);
        assertThat(SimplePojoCodec.INSTANCE.fromJson(json)).isEqualTo(row);
    }
}
