package dev.burin.benchmarks.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;

/**
 * Fills a message from the JSON of a scenario, so that both carry the same data. Members are stored in the field
 * with the same name or JSON name; a member without a field is an error.
 *
 * <p>Protobuf has no lists of lists, no top-level maps and no map keys that are floats. Where the JSON has such a value,
 * the message has a field for it: an array or a map instead of an object fills the only field of the message, and a map
 * instead of an array fills a list of entries with {@code key} and {@code value}.
 */
final class ProtobufMessages {
    private ProtobufMessages() {}

    /** Fills the message and returns it built. */
    static Message fill(Message.Builder message, JsonNode json) {
        Descriptor type = message.getDescriptorForType();
        FieldDescriptor first = type.getFields().get(0);
        if (json.isArray()
                || json.isObject() && first.isMapField() && type.getFields().size() == 1) {
            set(message, first, json);
            return message.build();
        }
        for (Map.Entry<String, JsonNode> member : json.properties()) {
            set(message, field(type, member.getKey()), member.getValue());
        }
        return message.build();
    }

    private static FieldDescriptor field(Descriptor type, String name) {
        FieldDescriptor named = type.findFieldByName(name);
        return named != null
                ? named
                : type.getFields().stream()
                        .filter(field -> field.getJsonName().equals(name))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(type.getFullName() + " has no field " + name));
    }

    private static void set(Message.Builder message, FieldDescriptor field, JsonNode json) {
        if (json.isNull()) {
            return;
        }
        if (!field.isRepeated()) {
            message.setField(field, value(message, field, json));
        } else if (json.isArray()) {
            json.forEach(element -> message.addRepeatedField(field, value(message, field, element)));
        } else {
            json.properties().forEach(entry -> message.addRepeatedField(field, entry(message, field, entry)));
        }
    }

    private static Message entry(Message.Builder message, FieldDescriptor field, Map.Entry<String, JsonNode> entry) {
        Message.Builder result = message.newBuilderForField(field);
        FieldDescriptor key = field.getMessageType().findFieldByName("key");
        FieldDescriptor value = field.getMessageType().findFieldByName("value");
        result.setField(key, key(key, entry.getKey()));
        return result.setField(value, value(result, value, entry.getValue())).build();
    }

    private static Object key(FieldDescriptor field, String text) {
        return switch (field.getJavaType()) {
            case INT -> Integer.valueOf(text);
            case FLOAT -> Float.valueOf(text);
            case STRING -> text;
            default -> throw new IllegalArgumentException("No text form for the keys of " + field);
        };
    }

    private static Object value(Message.Builder message, FieldDescriptor field, JsonNode json) {
        return switch (field.getJavaType()) {
            case INT -> json.intValue();
            case LONG -> json.isTextual() ? milliseconds(json.textValue()) : json.longValue();
            case FLOAT -> json.floatValue();
            case DOUBLE -> json.doubleValue();
            case BOOLEAN -> json.booleanValue();
            case STRING -> json.textValue();
            case ENUM -> field.getEnumType().findValueByNumber(json.intValue());
            case MESSAGE -> fill(message.newBuilderForField(field), json);
            case BYTE_STRING -> throw new IllegalArgumentException("No JSON form for " + field);
        };
    }

    /** Returns the milliseconds since 1970; a local time is treated as UTC. */
    static long milliseconds(String time) {
        boolean isLocal = !time.endsWith("Z") && time.indexOf('+') < 0;
        Instant instant = isLocal
                ? LocalDateTime.parse(time).toInstant(ZoneOffset.UTC)
                : OffsetDateTime.parse(time).toInstant();
        return instant.toEpochMilli();
    }
}
