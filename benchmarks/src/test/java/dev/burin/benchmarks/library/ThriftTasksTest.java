package dev.burin.benchmarks.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.thrift.article.EventPayload;
import dev.burin.benchmarks.thrift.article.SkipTarget;
import dev.burin.benchmarks.thrift.person.PersonComplex;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Structs are compared with the models; BenchmarksTest checks that Thrift handles every scenario correctly. */
class ThriftTasksTest {

    @Test
    void aStructWithOtherDataIsWrong() throws IOException {
        Task<?> task = ThriftTasks.task(Scenario.PERSON_COMPLEX);
        PersonComplex person = (PersonComplex) task.decode();
        assertThat(task.isRight(person)).isTrue();

        person.getCitiesByDistance().values().iterator().next().setPopulation(-1);

        assertThat(task.isRight(person)).isFalse();
    }

    @Test
    void aStructWithoutADateIsWrong() throws IOException {
        Task<?> task = ThriftTasks.task(Scenario.EVENT_PAYLOAD);
        EventPayload event = (EventPayload) task.decode();

        event.unsetStartTime();

        assertThat(task.isRight(event)).isFalse();
    }

    @Test
    void skippedFieldsAreInTheBytes() throws IOException {
        Task<?> task = ThriftTasks.task(Scenario.SKIP);

        assertThat(task.decode()).isInstanceOf(SkipTarget.class);
        assertThat(task.input().length).isGreaterThan(20 * task.encode().length);
    }

    @Test
    void aMemberWithoutAFieldIsAnError() {
        assertThatThrownBy(() -> ThriftStructs.fill(
                        new SkipTarget(), JsonNodeFactory.instance.objectNode().put("unknown", 1)))
                .hasMessageContaining("unknown");
    }
}
