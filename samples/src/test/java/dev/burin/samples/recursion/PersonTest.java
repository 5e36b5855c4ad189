package dev.burin.samples.recursion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PersonTest {
    @Test
    void typesMayContainEachOther() {
        Person head = new Person("Eve", null);
        Person person = new Person("Ann", new Department("sales", head, Map.of("deputy", new Person("Bob", null))));
        String json = """
                {"name":"Ann","department":{"name":"sales","head":{"name":"Eve","department":null},\
                "members":{"deputy":{"name":"Bob","department":null}}}}""";

        assertThat(PersonCodec.INSTANCE.toJson(person)).isEqualTo(json);
        assertThat(PersonCodec.INSTANCE.fromJson(json)).isEqualTo(person);
    }
}
