package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** The JDK's own serialization: a stream for each object, since a stream remembers every class and object it wrote. */
final class JdkTasks {
    private JdkTasks() {}

    static Task<Object> task(Scenario scenario) {
        return OwnBytes.task(scenario, JdkTasks::decode, JdkTasks::encode);
    }

    private static byte[] encode(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object decode(byte[] bytes) throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
    }
}
