package dev.burin.benchmarks.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.apache.thrift.TBase;
import org.apache.thrift.TEnum;
import org.apache.thrift.TEnumHelper;
import org.apache.thrift.TFieldIdEnum;
import org.apache.thrift.meta_data.EnumMetaData;
import org.apache.thrift.meta_data.FieldMetaData;
import org.apache.thrift.meta_data.FieldValueMetaData;
import org.apache.thrift.meta_data.ListMetaData;
import org.apache.thrift.meta_data.MapMetaData;
import org.apache.thrift.meta_data.SetMetaData;
import org.apache.thrift.meta_data.StructMetaData;
import org.apache.thrift.protocol.TType;

/**
 * Fills a struct from the JSON of a scenario, and converts it back, so that both carry the same data. Members are stored in the
 * field with the same name; a member without a field is an error. {@code src/main/thrift} explains names that Thrift does not
 * allow.
 */
@SuppressWarnings({"unchecked", "rawtypes"}) // Each field belongs to the struct's type.
final class ThriftStructs {
    private static final String WHOLE = "whole";
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ThriftStructs() {}

    /** Fills the struct and returns it. */
    static TBase<?, ?> fill(TBase<?, ?> struct, JsonNode json) {
        Map<String, Field> fields = fields(struct);
        if (fields.containsKey(WHOLE)) {
            fields.get(WHOLE).set(struct, json);
            return struct;
        }
        for (Map.Entry<String, JsonNode> member : json.properties()) {
            Field field = fields.get(member.getKey());
            if (field == null) {
                throw new IllegalArgumentException(struct.getClass() + " has no field " + member.getKey());
            }
            field.set(struct, member.getValue());
        }
        return struct;
    }

    /** Returns the JSON of the fields that are set. */
    static JsonNode json(TBase<?, ?> struct) {
        Map<String, Field> fields = fields(struct);
        ObjectNode json = JSON.objectNode();
        fields.forEach((name, field) -> {
            if (field.isSet(struct)) {
                json.set(name, json(field.type(), field.get(struct)));
            }
        });
        return fields.containsKey(WHOLE) ? json.get(WHOLE) : json;
    }

    private static Map<String, Field> fields(TBase struct) {
        Map<TFieldIdEnum, FieldMetaData> all = FieldMetaData.getStructMetaDataMap((Class) struct.getClass());
        Map<String, Field> fields = new HashMap<>();
        all.forEach((id, field) -> fields.put(memberName(field), new Field(id, field.valueMetaData)));
        return fields;
    }

    private static String memberName(FieldMetaData field) {
        String name = field.fieldName.startsWith("at_") ? "@" + field.fieldName.substring(3) : field.fieldName;
        return name.endsWith("_") ? name.substring(0, name.length() - 1) : name;
    }

    private static Object value(FieldValueMetaData type, JsonNode json) {
        if (type instanceof StructMetaData struct) {
            return fill(newStruct(struct), json);
        }
        if (type instanceof EnumMetaData values) {
            return TEnumHelper.getByValue(values.enumClass, json.intValue());
        }
        if (type instanceof ListMetaData list) {
            List<Object> elements = new ArrayList<>();
            json.forEach(element -> elements.add(value(list.elemMetaData, element)));
            return elements;
        }
        if (type instanceof SetMetaData set) {
            Collection<Object> elements = new HashSet<>();
            json.forEach(element -> elements.add(value(set.elemMetaData, element)));
            return elements;
        }
        if (type instanceof MapMetaData map) {
            Map<Object, Object> entries = new HashMap<>();
            json.properties()
                    .forEach(entry -> entries.put(
                            key(map.keyMetaData, entry.getKey()), value(map.valueMetaData, entry.getValue())));
            return entries;
        }
        return single(type, json);
    }

    private static TBase<?, ?> newStruct(StructMetaData type) {
        try {
            return type.structClass.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object key(FieldValueMetaData type, String text) {
        return switch (type.type) {
            case TType.I32 -> Integer.valueOf(text);
            case TType.DOUBLE -> Double.valueOf(text);
            case TType.STRING -> text;
            default -> throw new IllegalArgumentException("No text form for keys of type " + type.type);
        };
    }

    private static Object single(FieldValueMetaData type, JsonNode json) {
        return switch (type.type) {
            case TType.BOOL -> json.booleanValue();
            case TType.I32 -> json.intValue();
            case TType.I64 -> type.isTypedef() ? ProtobufMessages.milliseconds(json.textValue()) : json.longValue();
            case TType.DOUBLE -> json.doubleValue();
            case TType.STRING -> json.textValue();
            default -> throw new IllegalArgumentException("No JSON form for type " + type.type);
        };
    }

    private static JsonNode json(FieldValueMetaData type, Object value) {
        if (value instanceof TBase<?, ?> struct) {
            return json(struct);
        }
        if (value instanceof TEnum constant) {
            return JSON.numberNode(constant.getValue());
        }
        if (type instanceof ListMetaData list) {
            return array(list.elemMetaData, (Collection<?>) value);
        }
        if (type instanceof SetMetaData set) {
            return array(set.elemMetaData, (Collection<?>) value);
        }
        if (type instanceof MapMetaData map) {
            ObjectNode json = JSON.objectNode();
            ((Map<?, ?>) value).forEach((key, entry) -> json.set(key.toString(), json(map.valueMetaData, entry)));
            return json;
        }
        return single(type, value);
    }

    private static ArrayNode array(FieldValueMetaData type, Collection<?> elements) {
        ArrayNode json = JSON.arrayNode();
        elements.forEach(element -> json.add(json(type, element)));
        return json;
    }

    private static JsonNode single(FieldValueMetaData type, Object value) {
        return switch (type.type) {
            case TType.BOOL -> JSON.booleanNode((Boolean) value);
            case TType.I32 -> JSON.numberNode((Integer) value);
            case TType.I64 ->
                type.isTypedef()
                        ? JSON.textNode(Copies.localDateTime((Long) value).toString())
                        : JSON.numberNode((Long) value);
            case TType.DOUBLE -> JSON.numberNode((Double) value);
            case TType.STRING -> JSON.textNode((String) value);
            default -> throw new IllegalArgumentException("No JSON form for type " + type.type);
        };
    }

    /** A field of one struct type. */
    private record Field(TFieldIdEnum id, FieldValueMetaData type) {
        void set(TBase struct, JsonNode json) {
            if (!json.isNull()) {
                struct.setFieldValue(id, value(type, json));
            }
        }

        boolean isSet(TBase struct) {
            return struct.isSet(id);
        }

        Object get(TBase struct) {
            return struct.getFieldValue(id);
        }
    }
}
