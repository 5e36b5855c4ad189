package dev.burin.processor.schema;

import dev.burin.processor.schema.ObjectKind.Form;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Creates instances of a class by reflection. */
record Instances(Class<?> type, Form form, List<Member> members) {

    /**
     * Returns an instance.
     *
     * @param values the values that were read
     * @param kept the unknown members; null if the type does not keep them
     */
    Object create(Map<Member, Object> values, Map<String, Object> kept) {
        try {
            if (!form.isFilled() && form != Form.BUILDER) {
                return constructor(kept == null ? members.size() : members.size() + 1)
                        .newInstance(Stream.concat(
                                        members.stream()
                                                .map(each -> values.containsKey(each)
                                                        ? values.get(each)
                                                        : each.kind().absent()),
                                        Stream.ofNullable(kept))
                                .toArray());
            }
            boolean isBuilt = form == Form.BUILDER;
            Object instance =
                    isBuilt ? call(type, "builder", null) : constructor(0).newInstance();
            for (Member each : members) {
                if (values.containsKey(each)) {
                    field(instance.getClass(), each.javaName()).set(instance, values.get(each));
                } else if (each.kind().isAlwaysGiven() && each.isRead()) {
                    field(instance.getClass(), each.javaName())
                            .set(instance, each.kind().absent());
                }
            }
            return isBuilt ? call(instance.getClass(), "build", instance) : instance;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Constructor<?> constructor(int parameters) {
        Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                .filter(each -> each.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow();
        constructor.setAccessible(true); // package-private types
        return constructor;
    }

    /** Returns the value of a field. */
    static Object held(Class<?> type, String javaName, Object instance) {
        try {
            return field(type, javaName).get(instance);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Object call(Class<?> type, String name, Object instance) throws ReflectiveOperationException {
        Method method = type.getDeclaredMethod(name);
        method.setAccessible(true); // package-private ones
        return method.invoke(instance);
    }

    private static Field field(Class<?> type, String javaName) throws NoSuchFieldException {
        Field field = type.getDeclaredField(javaName);
        field.setAccessible(true); // private ones
        return field;
    }
}
