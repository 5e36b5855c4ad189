package dev.burin.samples;

import dev.burin.samples.any.Envelope;
import dev.burin.samples.any.EnvelopeCodec;
import dev.burin.samples.arrays.Grid;
import dev.burin.samples.arrays.GridCodec;
import dev.burin.samples.articles.C;
import dev.burin.samples.articles.CCodec;
import dev.burin.samples.articles.SimplePojo;
import dev.burin.samples.articles.SimplePojoCodec;
import dev.burin.samples.beans.Account;
import dev.burin.samples.beans.AccountCodec;
import dev.burin.samples.beans.Point;
import dev.burin.samples.beans.PointCodec;
import dev.burin.samples.collections.Implementations;
import dev.burin.samples.collections.ImplementationsCodec;
import dev.burin.samples.collections.Interfaces;
import dev.burin.samples.collections.InterfacesCodec;
import dev.burin.samples.custom.Palette;
import dev.burin.samples.custom.PaletteCodec;
import dev.burin.samples.derived.City;
import dev.burin.samples.derived.CityCodec;
import dev.burin.samples.documents.Note;
import dev.burin.samples.documents.NoteCodec;
import dev.burin.samples.enums.EventStatus;
import dev.burin.samples.enums.EventStatusCodec;
import dev.burin.samples.enums.Ticket;
import dev.burin.samples.enums.TicketCodec;
import dev.burin.samples.errors.Invoice;
import dev.burin.samples.errors.InvoiceCodec;
import dev.burin.samples.generics.Shelf;
import dev.burin.samples.generics.ShelfCodec;
import dev.burin.samples.immutable.Money;
import dev.burin.samples.immutable.MoneyCodec;
import dev.burin.samples.immutable.Range;
import dev.burin.samples.immutable.RangeCodec;
import dev.burin.samples.inheritance.Truck;
import dev.burin.samples.inheritance.TruckCodec;
import dev.burin.samples.maps.MapTypes;
import dev.burin.samples.maps.MapTypesCodec;
import dev.burin.samples.maps.NumberKeys;
import dev.burin.samples.maps.NumberKeysCodec;
import dev.burin.samples.maps.TextKeys;
import dev.burin.samples.maps.TextKeysCodec;
import dev.burin.samples.measured.Trip;
import dev.burin.samples.measured.TripCodec;
import dev.burin.samples.members.Article;
import dev.burin.samples.members.ArticleCodec;
import dev.burin.samples.members.Settings;
import dev.burin.samples.members.SettingsCodec;
import dev.burin.samples.members.Sparse;
import dev.burin.samples.members.SparseCodec;
import dev.burin.samples.members.Strict;
import dev.burin.samples.members.StrictCodec;
import dev.burin.samples.members.User;
import dev.burin.samples.members.UserCodec;
import dev.burin.samples.mimedb.MimeType;
import dev.burin.samples.mimedb.MimeTypeCodec;
import dev.burin.samples.names.KebabCase;
import dev.burin.samples.names.KebabCaseCodec;
import dev.burin.samples.names.LowerCase;
import dev.burin.samples.names.LowerCaseCodec;
import dev.burin.samples.names.LowerDotCase;
import dev.burin.samples.names.LowerDotCaseCodec;
import dev.burin.samples.names.Shipment;
import dev.burin.samples.names.ShipmentCodec;
import dev.burin.samples.names.Unusual;
import dev.burin.samples.names.UnusualCodec;
import dev.burin.samples.names.UpperCamelCase;
import dev.burin.samples.names.UpperCamelCaseCodec;
import dev.burin.samples.names.UpperSnakeCase;
import dev.burin.samples.names.UpperSnakeCaseCodec;
import dev.burin.samples.nested.Catalog;
import dev.burin.samples.nested.CatalogCodec;
import dev.burin.samples.nulls.Recipe;
import dev.burin.samples.nulls.RecipeCodec;
import dev.burin.samples.numbers.Boxes;
import dev.burin.samples.numbers.BoxesCodec;
import dev.burin.samples.numbers.Ledger;
import dev.burin.samples.numbers.LedgerCodec;
import dev.burin.samples.optionals.Profile;
import dev.burin.samples.optionals.ProfileCodec;
import dev.burin.samples.polymorphic.Checkout;
import dev.burin.samples.polymorphic.CheckoutCodec;
import dev.burin.samples.polymorphic.Notification;
import dev.burin.samples.polymorphic.NotificationCodec;
import dev.burin.samples.positional.Candle;
import dev.burin.samples.positional.CandleCodec;
import dev.burin.samples.raw.Event;
import dev.burin.samples.raw.EventCodec;
import dev.burin.samples.records.Order;
import dev.burin.samples.records.OrderCodec;
import dev.burin.samples.recursion.Person;
import dev.burin.samples.recursion.PersonCodec;
import dev.burin.samples.recursion.Tree;
import dev.burin.samples.recursion.TreeCodec;
import dev.burin.samples.time.Appointment;
import dev.burin.samples.time.AppointmentCodec;
import dev.burin.samples.untyped.AnyJson;
import dev.burin.samples.untyped.AnyJsonCodec;
import dev.burin.samples.untyped.Message;
import dev.burin.samples.untyped.MessageCodec;
import dev.burin.samples.unwrapped.Customer;
import dev.burin.samples.unwrapped.CustomerCodec;
import dev.burin.samples.values.Label;
import dev.burin.samples.values.LabelCodec;
import dev.burin.samples.values.Upload;
import dev.burin.samples.values.UploadCodec;
import java.util.List;

/** A document of every type in the samples. */
final class Samples {
    static final List<Sample<?>> ALL = List.of(
            Sample.of(OrderCodec.INSTANCE, Order.class, """
                    {"id":42,"customer":"Ann","lines":[{"sku":"A-1","count":2,"tags":["new","red"]},\
                    {"sku":"B-7","count":1,"tags":null}],"placedAt":"2024-05-06T07:08:09Z"}"""),
            Sample.of(AccountCodec.INSTANCE, Account.class, """
                    {"number":7,"owner":"Ann","currency":"CHF","active":false}"""),
            Sample.of(PointCodec.INSTANCE, Point.class, """
                    {"x":-0.5,"y":1e300}"""),
            Sample.of(MoneyCodec.INSTANCE, Money.class, """
                    {"cents":1250,"currency":"EUR"}"""),
            Sample.of(RangeCodec.INSTANCE, Range.class, """
                    {"from":3,"to":9}"""),
            Sample.of(TicketCodec.INSTANCE, Ticket.class, """
                    {"priority":"HIGH","progress":"in progress","severity":2,"status":10,"team":"be","size":"small"}"""),
            Sample.of(EventStatusCodec.INSTANCE, EventStatus.class, "2"),
            Sample.of(CatalogCodec.INSTANCE, Catalog.class, """
                    {"title":"Spring","entries":[{"name":"chair","price":{"cents":4900,"currency":"EUR"}}],\
                    "imprint":{"publisher":"Ann & Sons","year":2024}}"""),
            Sample.of(TruckCodec.INSTANCE, Truck.class, """
                    {"plate":"B-UR 1","seats":3,"loadTonnes":7.5}"""),
            Sample.of(TreeCodec.INSTANCE, Tree.class, """
                    {"name":"root","children":[{"name":"leaf","children":[]},{"name":"bare","children":null}]}"""),
            Sample.of(PersonCodec.INSTANCE, Person.class, """
                    {"name":"Ann","department":{"name":"sales","head":{"name":"Eve"},"members":{"deputy":{"name":"Bob"}}}}"""),
            Sample.of(CheckoutCodec.INSTANCE, Checkout.class, """
                    {"payment":{"@type":"Card","number":"4111"},\
                    "refunds":[{"@type":"bank-transfer","iban":"DE00","reference":null},{"@type":"Cash"},null]}"""),
            Sample.of(ShelfCodec.INSTANCE, Shelf.class, """
                    {"newest":{"items":[{"id":"123e4567-e89b-12d3-a456-426614174000","name":"Pen"},null],"total":1},\
                    "ratings":{"a":{"items":[[1,null],null],"total":2}},\
                    "best":{"items":[{"id":null,"name":"Ink"}],"total":3},"notes":{"items":["x",null],"total":4},\
                    "featured":{"@type":"Ok","value":{"id":null,"name":"Cap"}}}"""),
            Sample.of(NotificationCodec.INSTANCE, Notification.class, """
                    {"channel":"mail","address":"a@example.org","subject":"Hello"}"""),
            Sample.of(InterfacesCodec.INSTANCE, Interfaces.class, """
                    {"collection":["b","a",null],"list":[3,1,null],"set":[9,2,5],"sortedSet":["b","a"],\
                    "navigableSet":[1,2],"queue":[0.5,1.5],"deque":[true,false],"nested":[[["x"],[]],null]}"""),
            Sample.of(ImplementationsCodec.INSTANCE, Implementations.class, """
                    {"arrayList":["a"],"linkedList":["b",null],"arrayDeque":[1,2],"treeSet":["a","b"],\
                    "enumSet":["MONDAY","SUNDAY"],"linkedBlockingDeque":[0.5],"copyOnWriteArrayList":[7],\
                    "concurrentSkipListSet":["x","y"]}"""),
            Sample.of(NumberKeysCodec.INSTANCE, NumberKeys.class, """
                    {"bytes":{"-128":"a"},"shorts":{"32767":"b"},"integers":{"-1":"c"},"longs":{"9007199254740993":"e"},\
                    "floats":{"1.5":"f"},"doubles":{"0.1":"h"},"bigIntegers":{"123456789012345678901234567890":"i"},\
                    "bigDecimals":{"1.10":"j"}}"""),
            Sample.of(TextKeysCodec.INSTANCE, TextKeys.class, """
                    {"strings":{"":1,"a \\"b\\"":2},"characters":{"x":1,"ß":2},"booleans":{"true":1,"false":0},\
                    "uuids":{"123e4567-e89b-12d3-a456-426614174000":1},"enums":{"MONDAY":1},\
                    "renamedEnums":{"in progress":1},\
                    "numberedEnums":{"10":1}}"""),
            Sample.of(MapTypesCodec.INSTANCE, MapTypes.class, """
                    {"sorted":{"b":2,"a":1},"navigable":{"20":"y","1":"x"},"concurrent":{"c":3},\
                    "concurrentHash":{"d":4},"tree":{"e":5},"enums":{"FRIDAY":"f"},\
                    "nested":{"g":{"7":["h",null],"8":null},"i":null}}"""),
            Sample.of(
                    dev.burin.samples.arrays.PrimitivesCodec.INSTANCE, dev.burin.samples.arrays.Primitives.class, """
                    {"booleans":[true,false],"bytes":"AP8Q","shorts":[-32768],"ints":[1,-2,3],\
                    "longs":[9223372036854775807],"chars":"a\\"€","floats":[0.5,1.0E10],"doubles":[]}"""),
            Sample.of(GridCodec.INSTANCE, Grid.class, """
                    {"names":["a",null],"cells":[[1,2],[],null],"layers":[[[1,null]],[]],"marked":[{"row":1,"column":2}]}"""),
            Sample.of(ProfileCodec.INSTANCE, Profile.class, """
                    {"nickname":"annie","age":30,"followers":5000000000,"rating":null,"languages":["de","en"]}"""),
            Sample.of(TripCodec.INSTANCE, Trip.class, """
                    {"id":4711000815,"vehicle":"Möwe","start":"2026-11-21T18:14:00Z","isPaid":true,\
                    "positions":[{"seconds":15,"latitude":51.92,"longitude":4.48}]}"""),
            Sample.of(RecipeCodec.INSTANCE, Recipe.class, """
                    {"title":"Bread","author":null,"steps":["knead","bake"],"notes":["slowly",null],"tags":["easy"]}"""),
            Sample.of(AppointmentCodec.INSTANCE, Appointment.class, """
                    {"day":"2024-02-29","start":"09:30:00","reminder":"2024-02-28T18:00:05.125","length":"PT1H30M",\
                    "created":"2024-01-31T23:59:59.000000001Z","accepted":"2024-02-01T08:00:00+05:30",\
                    "held":"2024-02-29T09:30:00+01:00[Europe/Berlin]","changed":"2024-02-02T12:00:00.123+00:00"}"""),
            Sample.of(
                    dev.burin.samples.numbers.PrimitivesCodec.INSTANCE,
                    dev.burin.samples.numbers.Primitives.class,
                    """
                    {"b":-128,"s":32767,"i":-2147483648,"l":9223372036854775807,"f":3.4028235E38,"d":4.9E-324,\
                    "z":true,"c":"ä"}"""),
            Sample.of(BoxesCodec.INSTANCE, Boxes.class, """
                    {"b":1,"s":2,"i":3,"l":4,"f":0.5,"d":0.1,"z":false,"c":null}"""),
            Sample.of(LedgerCodec.INSTANCE, Ledger.class, """
                    {"entries":123456789012345678901234567890,"balance":-0.100,"movements":[1E+3,1E-24]}"""),
            Sample.of(UploadCodec.INSTANCE, Upload.class, """
                    {"id":"123e4567-e89b-12d3-a456-426614174000","content":"SGkh","owner":17,"label":"draft"}"""),
            Sample.of(LabelCodec.INSTANCE, Label.class, "\"draft\""),
            Sample.of(ShipmentCodec.INSTANCE, Shipment.class, """
                    {"tracking_number":7,"to":"Main Street 1","depth":30}"""),
            Sample.of(KebabCaseCodec.INSTANCE, KebabCase.class, """
                    {"first-name":"Ann","home-url":"/"}"""),
            Sample.of(UpperCamelCaseCodec.INSTANCE, UpperCamelCase.class, """
                    {"FirstName":"Ann","HomeURL":"/"}"""),
            Sample.of(UpperSnakeCaseCodec.INSTANCE, UpperSnakeCase.class, """
                    {"FIRST_NAME":"Ann","HOME_URL":"/"}"""),
            Sample.of(LowerCaseCodec.INSTANCE, LowerCase.class, """
                    {"firstname":"Ann","homeurl":"/"}"""),
            Sample.of(LowerDotCaseCodec.INSTANCE, LowerDotCase.class, """
                    {"first.name":"Ann","home.url":"/"}"""),
            Sample.of(UnusualCodec.INSTANCE, Unusual.class, """
                    {"größe in \\"mm\\"":5,"in":"i","@id":"o",\
                    "a very long name, longer than any word that a processor compares at once":true,\
                    "value":"v","seen":1,"next":2,"found":3}"""),
            Sample.of(UserCodec.INSTANCE, User.class, """
                    {"id":1,"name":"Ann"}"""),
            Sample.of(ArticleCodec.INSTANCE, Article.class, """
                    {"id":3,"title":"Now","body":"…"}"""),
            Sample.of(SparseCodec.INSTANCE, Sparse.class, """
                    {"nickname":null,"tags":["x"],"attributes":{"k":""},"retries":-1,"urgent":false,"state":null}"""),
            Sample.of(EnvelopeCodec.INSTANCE, Envelope.class, """
                    {"type":"mail","version":2,"to":["Ann",null],"size":{"bytes":3}}"""),
            Sample.of(CustomerCodec.INSTANCE, Customer.class, """
                    {"name":"Ann","home_street":"Elm Street 1","home_city":"Bern","work_street":null,"work_city":"Rome"}"""),
            Sample.of(CandleCodec.INSTANCE, Candle.class, """
                    ["2026-11-22T09:30:00Z",17.5,17.25,300]"""),
            Sample.of(SettingsCodec.INSTANCE, Settings.class, """
                    {"theme":"dark","sizes":{"small":9}}"""),
            Sample.of(StrictCodec.INSTANCE, Strict.class, """
                    {"height":2,"width":1}"""),
            Sample.of(PaletteCodec.INSTANCE, Palette.class, """
                    {"background":"#ff8800","colors":["#000000",null],"paints":{"A-17":"#010203"}}"""),
            Sample.of(MessageCodec.INSTANCE, Message.class, """
                    {"topic":"t","payload":{"a":[1,-2.5,"x",true,null],"b":{}},"headers":{"n":1234567890123},\
                    "trail":["s",{"k":[]}]}"""),
            Sample.of(AnyJsonCodec.INSTANCE, AnyJson.class, """
                    [1,{"a":"b"},[]]"""),
            Sample.of(NoteCodec.INSTANCE, Note.class, """
                    {"id":1,"text":"Grüße 😀 \\u0000\\n\\\\"}"""),
            Sample.of(CityCodec.INSTANCE, City.class, """
                    {"name":"Bern","population":134000}"""),
            Sample.of(InvoiceCodec.INSTANCE, Invoice.class, """
                    {"number":7,"due":"2024-05-06","items":[{"name":"chair","price":49.9,"taxed":true}]}"""),
            Sample.of(CCodec.INSTANCE, C.class, """
                    {"a":1,"b":"x","c":{"a":-2,"b":null,"c":null}}"""),
            Sample.of(SimplePojoCodec.INSTANCE, SimplePojo.class, """
                    {"id":1,"name":"zhang","data":["a","b"],"createTime":"2022-01-02T03:04:05",\
                    "modifyTime":"2022-12-31T00:00:00"}"""),
            Sample.of(MimeTypeCodec.INSTANCE, MimeType.class, """
                    {"source":"iana","compressible":true,"extensions":["html","htm"]}"""),
            Sample.of(EventCodec.INSTANCE, Event.class, """
                    {"type":"paid","payload":{"order":42,"cents":[1.5,null,"ü"]},"extensions":{"a":true},\
                    "trail":["x",{},null],"signature":null}"""));

    private Samples() {}
}
