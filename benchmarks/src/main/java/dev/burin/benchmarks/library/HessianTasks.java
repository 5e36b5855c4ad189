package dev.burin.benchmarks.library;

import com.caucho.hessian.io.AbstractDeserializer;
import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.CollectionSerializer;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import com.caucho.hessian.io.StringValueSerializer;
import dev.burin.benchmarks.data.Scenario;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;

/**
 * Hessian 2 with one factory of serializers, as its documentation advises, and one input and one output, both reused; local
 * times are written as strings, and instances of the JDK's immutable list classes as plain lists.
 */
final class HessianTasks {
    private static final Set<Class<?>> IMMUTABLE_LISTS =
            Set.of(List.of().getClass(), List.of(1).getClass());

    private HessianTasks() {}

    static Task<Object> task(Scenario scenario) {
        SerializerFactory factory = new SerializerFactory();
        factory.addFactory(new JdkValues());
        Hessian2Input in = new Hessian2Input();
        in.setSerializerFactory(factory);
        Hessian2Output out = new Hessian2Output();
        out.setSerializerFactory(factory);
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        return OwnBytes.task(
                scenario,
                bytes -> {
                    in.init(new ByteArrayInputStream(bytes));
                    return in.readObject();
                },
                value -> {
                    written.reset();
                    out.init(written);
                    out.writeObject(value);
                    out.flush();
                    return written.toByteArray();
                });
    }

    /** Serializers for JDK classes whose fields Hessian would access, which the JDK forbids. */
    private static final class JdkValues extends AbstractSerializerFactory {
        private final CollectionSerializer lists = new CollectionSerializer();

        JdkValues() {
            lists.setSendJavaType(false);
        }

        @Override
        public Serializer getSerializer(Class type) {
            if (type == LocalDateTime.class) {
                return StringValueSerializer.SER;
            }
            return IMMUTABLE_LISTS.contains(type) ? lists : null;
        }

        @Override
        public Deserializer getDeserializer(Class type) {
            return type == LocalDateTime.class ? new LocalDateTimeDeserializer() : null;
        }
    }

    /** Reads the one field that {@link StringValueSerializer} writes. */
    private static final class LocalDateTimeDeserializer extends AbstractDeserializer {
        @Override
        public Class<?> getType() {
            return LocalDateTime.class;
        }

        @Override
        public Object readObject(AbstractHessianInput in, Object[] fields) throws IOException {
            int reference = in.addRef(null);
            LocalDateTime time = LocalDateTime.parse(in.readString());
            in.setRef(reference, time);
            return time;
        }
    }
}
