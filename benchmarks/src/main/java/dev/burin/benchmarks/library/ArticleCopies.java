package dev.burin.benchmarks.library;

import dev.burin.benchmarks.model.article.Address;
import dev.burin.benchmarks.model.article.C;
import dev.burin.benchmarks.model.article.DoubleArray10;
import dev.burin.benchmarks.model.article.Doubles10;
import dev.burin.benchmarks.model.article.EventPayload;
import dev.burin.benchmarks.model.article.EventStatus;
import dev.burin.benchmarks.model.article.IntList10;
import dev.burin.benchmarks.model.article.Ints1;
import dev.burin.benchmarks.model.article.Ints10;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.article.SimplePojo;
import dev.burin.benchmarks.model.article.SimplePojoDate;
import dev.burin.benchmarks.model.article.SkipTarget;
import dev.burin.benchmarks.model.article.SmallObject;
import dev.burin.benchmarks.model.article.StringHolder;
import dev.burin.benchmarks.model.article.Strings1;
import dev.burin.benchmarks.model.article.Strings10;
import dev.burin.benchmarks.model.article.Strings5;
import dev.burin.benchmarks.proto.ArticleMessages;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;

/** Copies the models of {@code article} to messages and back, as a program must if its own classes are not the generated ones. */
final class ArticleCopies {
    private ArticleCopies() {}

    static ArticleMessages.Ints10 message(Ints10 value) {
        ArticleMessages.Ints10.Builder message = ArticleMessages.Ints10.newBuilder();
        message.setField1(value.field1);
        message.setField2(value.field2);
        message.setField3(value.field3);
        message.setField4(value.field4);
        message.setField5(value.field5);
        message.setField6(value.field6);
        message.setField7(value.field7);
        message.setField8(value.field8);
        message.setField9(value.field9);
        message.setField10(value.field10);
        return message.build();
    }

    static Ints10 model(ArticleMessages.Ints10 message) {
        Ints10 value = new Ints10();
        value.field1 = message.getField1();
        value.field2 = message.getField2();
        value.field3 = message.getField3();
        value.field4 = message.getField4();
        value.field5 = message.getField5();
        value.field6 = message.getField6();
        value.field7 = message.getField7();
        value.field8 = message.getField8();
        value.field9 = message.getField9();
        value.field10 = message.getField10();
        return value;
    }

    static ArticleMessages.Ints1 message(Ints1 value) {
        ArticleMessages.Ints1.Builder message = ArticleMessages.Ints1.newBuilder();
        message.setField1(value.field1);
        return message.build();
    }

    static Ints1 model(ArticleMessages.Ints1 message) {
        Ints1 value = new Ints1();
        value.field1 = message.getField1();
        return value;
    }

    static ArticleMessages.Doubles10 message(Doubles10 value) {
        ArticleMessages.Doubles10.Builder message = ArticleMessages.Doubles10.newBuilder();
        message.setField1(value.field1);
        message.setField2(value.field2);
        message.setField3(value.field3);
        message.setField4(value.field4);
        message.setField5(value.field5);
        message.setField6(value.field6);
        message.setField7(value.field7);
        message.setField8(value.field8);
        message.setField9(value.field9);
        message.setField10(value.field10);
        return message.build();
    }

    static Doubles10 model(ArticleMessages.Doubles10 message) {
        Doubles10 value = new Doubles10();
        value.field1 = message.getField1();
        value.field2 = message.getField2();
        value.field3 = message.getField3();
        value.field4 = message.getField4();
        value.field5 = message.getField5();
        value.field6 = message.getField6();
        value.field7 = message.getField7();
        value.field8 = message.getField8();
        value.field9 = message.getField9();
        value.field10 = message.getField10();
        return value;
    }

    static ArticleMessages.Strings1 message(Strings1 value) {
        ArticleMessages.Strings1.Builder message = ArticleMessages.Strings1.newBuilder();
        message.setField1(value.field1);
        return message.build();
    }

    static Strings1 model(ArticleMessages.Strings1 message) {
        Strings1 value = new Strings1();
        value.field1 = message.getField1();
        return value;
    }

    static ArticleMessages.Strings5 message(Strings5 value) {
        ArticleMessages.Strings5.Builder message = ArticleMessages.Strings5.newBuilder();
        message.setField1(value.field1);
        message.setField2(value.field2);
        message.setField3(value.field3);
        message.setField4(value.field4);
        message.setField5(value.field5);
        return message.build();
    }

    static Strings5 model(ArticleMessages.Strings5 message) {
        Strings5 value = new Strings5();
        value.field1 = message.getField1();
        value.field2 = message.getField2();
        value.field3 = message.getField3();
        value.field4 = message.getField4();
        value.field5 = message.getField5();
        return value;
    }

    static ArticleMessages.Strings10 message(Strings10 value) {
        ArticleMessages.Strings10.Builder message = ArticleMessages.Strings10.newBuilder();
        message.setField1(value.field1);
        message.setField2(value.field2);
        message.setField3(value.field3);
        message.setField4(value.field4);
        message.setField5(value.field5);
        message.setField6(value.field6);
        message.setField7(value.field7);
        message.setField8(value.field8);
        message.setField9(value.field9);
        message.setField10(value.field10);
        return message.build();
    }

    static Strings10 model(ArticleMessages.Strings10 message) {
        Strings10 value = new Strings10();
        value.field1 = message.getField1();
        value.field2 = message.getField2();
        value.field3 = message.getField3();
        value.field4 = message.getField4();
        value.field5 = message.getField5();
        value.field6 = message.getField6();
        value.field7 = message.getField7();
        value.field8 = message.getField8();
        value.field9 = message.getField9();
        value.field10 = message.getField10();
        return value;
    }

    static ArticleMessages.IntList10 message(IntList10 value) {
        ArticleMessages.IntList10.Builder message = ArticleMessages.IntList10.newBuilder();
        message.addAllValues(value.values);
        return message.build();
    }

    static IntList10 model(ArticleMessages.IntList10 message) {
        IntList10 value = new IntList10();
        value.values = new ArrayList<>(message.getValuesList());
        return value;
    }

    static ArticleMessages.DoubleArray10 message(DoubleArray10 value) {
        ArticleMessages.DoubleArray10.Builder message = ArticleMessages.DoubleArray10.newBuilder();
        for (double number : value.values) {
            message.addValues(number);
        }
        return message.build();
    }

    static DoubleArray10 model(ArticleMessages.DoubleArray10 message) {
        DoubleArray10 value = new DoubleArray10();
        value.values = Copies.doubles(message.getValuesCount(), message::getValues);
        return value;
    }

    static ArticleMessages.ObjectList10 message(ObjectList10 value) {
        ArticleMessages.ObjectList10.Builder message = ArticleMessages.ObjectList10.newBuilder();
        for (SmallObject element : value.items) {
            message.addItems(message(element));
        }
        return message.build();
    }

    static ObjectList10 model(ArticleMessages.ObjectList10 message) {
        ObjectList10 value = new ObjectList10();
        value.items = Copies.list(message.getItemsList(), ArticleCopies::model);
        return value;
    }

    static ArticleMessages.SmallObject message(SmallObject value) {
        ArticleMessages.SmallObject.Builder message = ArticleMessages.SmallObject.newBuilder();
        message.setId(value.id);
        message.setName(value.name);
        message.setActive(value.active);
        return message.build();
    }

    static SmallObject model(ArticleMessages.SmallObject message) {
        SmallObject value = new SmallObject();
        value.id = message.getId();
        value.name = message.getName();
        value.active = message.getActive();
        return value;
    }

    static ArticleMessages.StringHolder message(StringHolder value) {
        ArticleMessages.StringHolder.Builder message = ArticleMessages.StringHolder.newBuilder();
        message.setValue(value.value);
        return message.build();
    }

    static StringHolder model(ArticleMessages.StringHolder message) {
        StringHolder value = new StringHolder();
        value.value = message.getValue();
        return value;
    }

    static ArticleMessages.SkipTarget message(SkipTarget value) {
        ArticleMessages.SkipTarget.Builder message = ArticleMessages.SkipTarget.newBuilder();
        message.setWanted(value.wanted);
        return message.build();
    }

    static SkipTarget model(ArticleMessages.SkipTarget message) {
        SkipTarget value = new SkipTarget();
        value.wanted = message.getWanted();
        return value;
    }

    static ArticleMessages.C message(C value) {
        ArticleMessages.C.Builder message = ArticleMessages.C.newBuilder();
        message.setA(value.a);
        message.setB(value.b);
        if (value.c != null) {
            message.setC(message(value.c));
        }
        return message.build();
    }

    static C model(ArticleMessages.C message) {
        C value = new C();
        value.a = message.getA();
        value.b = message.getB();
        value.c = message.hasC() ? model(message.getC()) : null;
        return value;
    }

    static ArticleMessages.Address message(Address value) {
        ArticleMessages.Address.Builder message = ArticleMessages.Address.newBuilder();
        message.setProvince(value.province);
        message.setCity(value.city);
        message.setStreet(value.street);
        return message.build();
    }

    static Address model(ArticleMessages.Address message) {
        Address value = new Address();
        value.province = message.getProvince();
        value.city = message.getCity();
        value.street = message.getStreet();
        return value;
    }

    static ArticleMessages.EventPayload message(EventPayload value) {
        ArticleMessages.EventPayload.Builder message = ArticleMessages.EventPayload.newBuilder();
        if (value.id != null) {
            message.setId(value.id);
        }
        message.setName(value.name);
        message.setVeryLongAndMultiLineDescription(value.veryLongAndMultiLineDescription);
        message.setStatusValue(value.status.getCode());
        for (Address element : value.addresses) {
            message.addAddresses(message(element));
        }
        message.setStartTime(Copies.milliseconds(value.startTime));
        message.putAllDictionary(value.dictionary);
        return message.build();
    }

    static EventPayload model(ArticleMessages.EventPayload message) {
        EventPayload value = new EventPayload();
        value.id = message.hasId() ? message.getId() : null;
        value.name = message.getName();
        value.veryLongAndMultiLineDescription = message.getVeryLongAndMultiLineDescription();
        value.status = EventStatus.of(message.getStatusValue());
        value.addresses = Copies.list(message.getAddressesList(), ArticleCopies::model);
        value.startTime = Copies.localDateTime(message.getStartTime());
        value.dictionary = new LinkedHashMap<>(message.getDictionaryMap());
        return value;
    }

    static ArticleMessages.SimplePojo message(SimplePojo value) {
        ArticleMessages.SimplePojo.Builder message = ArticleMessages.SimplePojo.newBuilder();
        if (value.id != null) {
            message.setId(value.id);
        }
        message.setName(value.name);
        message.addAllData(value.data);
        message.setCreateTime(Copies.milliseconds(value.createTime));
        message.setModifyTime(Copies.milliseconds(value.modifyTime));
        return message.build();
    }

    static SimplePojo model(ArticleMessages.SimplePojo message) {
        SimplePojo value = new SimplePojo();
        value.id = message.hasId() ? message.getId() : null;
        value.name = message.getName();
        value.data = new ArrayList<>(message.getDataList());
        value.createTime = Copies.localDateTime(message.getCreateTime());
        value.modifyTime = Copies.localDateTime(message.getModifyTime());
        return value;
    }

    static ArticleMessages.SimplePojo message(SimplePojoDate value) {
        ArticleMessages.SimplePojo.Builder message = ArticleMessages.SimplePojo.newBuilder();
        if (value.id != null) {
            message.setId(value.id);
        }
        message.setName(value.name);
        message.addAllData(value.data);
        message.setCreateTime(value.createTime.getTime());
        message.setModifyTime(value.modifyTime.getTime());
        return message.build();
    }

    static SimplePojoDate dateModel(ArticleMessages.SimplePojo message) {
        SimplePojoDate value = new SimplePojoDate();
        value.id = message.hasId() ? message.getId() : null;
        value.name = message.getName();
        value.data = new ArrayList<>(message.getDataList());
        value.createTime = new Date(message.getCreateTime());
        value.modifyTime = new Date(message.getModifyTime());
        return value;
    }
}
