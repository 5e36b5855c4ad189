package dev.burin.benchmarks.data;

import dev.burin.benchmarks.model.article.Address;
import dev.burin.benchmarks.model.article.EventPayload;
import dev.burin.benchmarks.model.article.EventStatus;
import dev.burin.benchmarks.model.article.SimplePojo;
import dev.burin.benchmarks.model.article.SimplePojoDate;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;

/** The business objects from the source articles. */
final class BusinessValues {
    private static final LocalDateTime CREATED = LocalDateTime.of(2026, 3, 14, 9, 26, 53);
    private static final LocalDateTime MODIFIED = LocalDateTime.of(2026, 11, 21, 18, 5, 9);

    private BusinessValues() {}

    static EventPayload eventPayload() {
        EventPayload event = new EventPayload();
        event.id = 7_301_234_567_890L;
        event.name = "Autumn sale 2026, second wave";
        event.veryLongAndMultiLineDescription = """
                The second wave of the autumn sale starts on Saturday at eight in the morning, local time.

                Everyone who took part in the first wave receives a voucher of ten percent, valid for fourteen days
                and for every order above fifty euros. Vouchers cannot be combined with each other, nor paid out.

                "Early birds", who order before noon, get free delivery on top; deliveries to islands take two days
                longer. Orders are packed in the warehouse that is nearest to the address, and one order may arrive
                in several parcels.

                Questions are answered by the service team, daily from eight to twenty-two o'clock, by telephone,
                mail or chat. Please keep the number of the order at hand; it is printed on the confirmation.
                """;
        event.status = EventStatus.ACTIVE;
        event.addresses = List.of(
                address("Zhejiang", "Hangzhou", "18 Wensan Road"),
                address("Guangdong", "Shenzhen", "1001 Xueyuan Avenue"),
                address("Bayern", "München", "Leopoldstraße 12"),
                address("Noord-Holland", "Amsterdam", "Herengracht 417"),
                address("Île-de-France", "Paris", "5 rue de la Paix"));
        event.startTime = CREATED;
        event.dictionary = new LinkedHashMap<>();
        for (String key :
                List.of("channel", "campaign", "owner", "currency", "priority", "language", "region", "team", "form")) {
            event.dictionary.put(key, "the value of " + key + ", as it was entered by the editor");
        }
        return event;
    }

    private static Address address(String province, String city, String street) {
        Address address = new Address();
        address.province = province;
        address.city = city;
        address.street = street;
        return address;
    }

    static SimplePojo simplePojo() {
        SimplePojo value = new SimplePojo();
        value.id = 4711;
        value.name = "A simple object";
        value.data = new ArrayList<>(ArticleValues.strings());
        value.createTime = CREATED;
        value.modifyTime = MODIFIED;
        return value;
    }

    static SimplePojoDate simplePojoDate() {
        SimplePojoDate value = new SimplePojoDate();
        value.id = 4711;
        value.name = "A simple object";
        value.data = new ArrayList<>(ArticleValues.strings());
        value.createTime = Date.from(Instant.parse("2026-03-14T09:26:53.589Z"));
        value.modifyTime = Date.from(Instant.parse("2026-11-21T18:05:09.123Z"));
        return value;
    }
}
