package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types with Jackson's annotations are to Burin what they are to the {@code ObjectMapper}. */
class JacksonAnnotationsTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();

    private record Case(String name, String source, String... documents) {
        @Override
        public String toString() {
            return name;
        }
    }

    static final List<Case> CASES = List.of(
            new Case(
                    "JsonProperty.value on a component",
                    """
                    @JsonCodec record Person(@JsonProperty("full name") String name, int age) {}
                    """,
                    "{\"full name\":\"Ann\",\"age\":3}",
                    "{\"age\":3,\"full name\":null,\"name\":\"no\"}"),
            new Case("JsonProperty.value on a getter", """
                    @JsonCodec class Person { private String name;
                        @JsonProperty("n") public String getName() { return name; }
                        public void setName(String name) { this.name = name; } }
                    """, "{\"n\":\"Ann\"}", "{\"name\":\"no\"}"),
            new Case("JsonProperty.value on a field", """
                    @JsonCodec class Person { @JsonProperty("n") String name; @JsonProperty int age; }
                    """, "{\"n\":\"Ann\",\"age\":4}"),
            new Case("JsonProperty.access", """
                    @JsonCodec class Person {
                        @JsonProperty(access = JsonProperty.Access.READ_ONLY) public String id = "i";
                        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public String password;
                        @JsonProperty(access = JsonProperty.Access.READ_WRITE) public String name; }
                    """, "{\"id\":\"x\",\"password\":\"p\",\"name\":\"Ann\"}"),
            new Case("JsonProperty.index", """
                    @JsonCodec record Point(@JsonProperty(index = 2) int x, @JsonProperty(index = 1) int y, int z) {}
                    """, "{\"x\":1,\"y\":2,\"z\":3}"),
            new Case("JsonAlias", """
                    @JsonCodec record Person(@JsonAlias({"n", "nick"}) String name) {}
                    """, "{\"n\":\"Ann\"}", "{\"nick\":\"Bob\"}", "{\"name\":\"Eve\"}"),
            new Case("JsonIgnore on a field with accessors", """
                    @JsonCodec class Session { public String user; @JsonIgnore private String token = "t";
                        public String getToken() { return token; }
                        public void setToken(String token) { this.token = token; } }
                    """, "{\"user\":\"Ann\",\"token\":\"secret\"}"),
            new Case("JsonIgnore on a getter", """
                    @JsonCodec class Session { public String user; private String token;
                        @JsonIgnore public String getToken() { return token; }
                        public void setToken(String token) { this.token = token; } }
                    """, "{\"user\":\"Ann\",\"token\":\"secret\"}"),
            new Case(
                    "JsonDeserialize.builder",
                    """
                    @JsonCodec @JsonDeserialize(builder = Person.Builder.class) class Person {
                        private final String name; private final int age;
                        private Person(String name, int age) { this.name = name; this.age = age; }
                        public String getName() { return name; }
                        public int getAge() { return age; }
                        static class Builder {
                            private String name = "?"; private int age;
                            public Builder withName(String name) { this.name = name; return this; }
                            @JsonProperty("years") public Builder age(int age) { this.age = age; return this; }
                            public Builder name(String name) { throw new AssertionError(); }
                            public Person build() { return new Person(name, age * 2); } } }
                    """.replace("public int getAge", "@JsonProperty(\"years\") public int getAge"),
                    "{\"years\":3}",
                    "{\"name\":\"Ann\",\"age\":4,\"years\":2}",
                    "{\"name\":null}"),
            new Case("JsonPOJOBuilder", """
                    @JsonCodec @JsonDeserialize(builder = Person.Builder.class) class Person {
                        private final String name;
                        private Person(String name) { this.name = name; }
                        public String getName() { return name; }
                        @JsonPOJOBuilder(withPrefix = "", buildMethodName = "make") static class Builder {
                            private String name = "?";
                            public void name(String name) { this.name = name; }
                            public Person make() { return new Person(name); } } }
                    """, "{}", "{\"name\":\"Ann\",\"x\":1}"),
            new Case(
                    "JsonGetter and JsonSetter of other names",
                    """
                    @JsonCodec class Person { private String n; private int a; private int b;
                        @JsonSetter("name") public void putName(String name) { n = name; }
                        @JsonGetter("name") public String theName() { return n; }
                        @JsonGetter("age") int years() { return a; }
                        public void setAge(int age) { a = age; }
                        public int getSize() { return b; }
                        @JsonSetter("size") Person of(int size) { b = size; return this; } }
                    """,
                    "{\"name\":\"Ann\",\"age\":3,\"size\":4}",
                    "{\"size\":1}"),
            new Case("JsonValue of an overridden method", """
                    @JsonCodec class Sub extends Base {
                        @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Sub(String code) { super(code); }
                        @Override public String getCode() { return code; } }
                    class Base { protected final String code; Base(String code) { this.code = code; }
                        @JsonValue public String getCode() { return "no"; } }
                    """, "\"a\""),
            new Case("JsonValue(false) on an override", """
                    @JsonCodec class Sub extends Base { @Override @JsonValue(false) public String getCode() { return code; } }
                    class Base { protected String code; @JsonValue public String getCode() { return code; }
                        public void setCode(String code) { this.code = code; } }
                    """, "{\"code\":\"a\"}", "{}"),
            new Case(
                    "JsonIgnore(false), JsonUnwrapped(enabled = false) and JsonRawValue(false) on overrides",
                    """
                    @JsonCodec class Sub extends Base {
                        @Override @JsonIgnore(false) public String getName() { return name; }
                        @Override @JsonUnwrapped(enabled = false) public Inner getInner() { return inner; }
                        @Override @JsonRawValue(false) public String getText() { return text; } }
                    class Base { protected String name; protected Inner inner; protected String text;
                        @JsonIgnore public String getName() { return name; }
                        public void setName(String name) { this.name = name; }
                        @JsonUnwrapped public Inner getInner() { return inner; }
                        public void setInner(Inner inner) { this.inner = inner; }
                        @JsonRawValue public String getText() { return text; }
                        public void setText(String text) { this.text = text; } }
                    class Inner { public int x; }
                    """,
                    "{\"name\":\"a\",\"inner\":{\"x\":1},\"text\":\"b\"}",
                    "{\"x\":2}"),
            new Case("annotations that an override replaces by some that are known", """
                    @JsonCodec class Sub extends Base {
                        @Override @JsonMerge(OptBoolean.FALSE) public List<String> getTags() { return tags; }
                        @Override @JsonProperty(value = "x", index = 1) public int getX() { return x; } }
                    class Base { protected List<String> tags; protected int x;
                        @JsonMerge public List<String> getTags() { return tags; }
                        public void setTags(List<String> tags) { this.tags = tags; }
                        @JsonProperty(value = "x", index = -7) public int getX() { return x; }
                        public void setX(int x) { this.x = x; } }
                    """, "{\"tags\":[\"a\"],\"x\":1}"),
            new Case(
                    "JsonIgnoreProperties and JsonUnwrapped on overrides of what is unwrapped",
                    """
                    @JsonCodec class Sub extends Base {
                        @Override @JsonUnwrapped @JsonIgnoreProperties({}) public Address getHome() { return home; }
                        @Override @JsonUnwrapped(prefix = "w_") public Address getWork() { return work; } }
                    class Base { protected Address home; protected Address work;
                        @JsonUnwrapped(prefix = "h_") @JsonIgnoreProperties("zip") public Address getHome() { return home; }
                        public void setHome(Address home) { this.home = home; }
                        @JsonUnwrapped(prefix = "v_") @JsonIgnoreProperties("zip") public Address getWork() { return work; }
                        public void setWork(Address work) { this.work = work; } }
                    class Address { public String city; public int zip; }
                    """,
                    "{\"city\":\"a\",\"zip\":1,\"w_city\":\"b\"}"),
            new Case("JsonIgnore(true) on an override", """
                    @JsonCodec class Sub extends Base { public int id;
                        @Override @JsonIgnore public String getName() { return name; } }
                    class Base { protected String name = "n"; @JsonIgnore(false) public String getName() { return name; }
                        public void setName(String name) { this.name = name; } }
                    """, "{\"id\":1,\"name\":\"a\"}"),
            new Case(
                    "JsonProperty.value on a parameter with the name of another property",
                    """
                    @JsonCodec class Item { private final String id; private final int value;
                        private Item(String id, int value) { this.id = id; this.value = value; }
                        @JsonCreator static Item of(@JsonProperty("id") String value, @JsonProperty("value") int size) {
                            return new Item(value, size); }
                        public String getId() { return id; }
                        public int getValue() { return value; } }
                    """,
                    "{\"id\":\"a\",\"value\":3}",
                    "{\"value\":4}"),
            new Case(
                    "JsonNaming, and names on parameters called otherwise",
                    """
                    @JsonCodec @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class) class Person {
                        private final String n; private int c;
                        @JsonCreator Person(@JsonProperty("firstName") String fn) { n = fn; }
                        public String getFirstName() { return n; }
                        @JsonProperty("itemCount") public void count(int count) { c = count; }
                        public int getItemCount() { return c; }
                        public int getLastCount() { return c; } public void setLastCount(int count) {} }
                    """,
                    "{\"firstName\":\"Ann\",\"itemCount\":3,\"last_count\":3}",
                    "{\"itemCount\":4}"),
            new Case("JsonGetter beside a field", """
                    @JsonCodec class Person { @JsonProperty("n") String name = "?";
                        @JsonGetter("n") public String theName() { return name + "!"; } }
                    """, "{\"n\":\"Ann\"}"),
            new Case(
                    "JsonIgnoreProperties on what is unwrapped",
                    """
                    @JsonCodec class Person { @JsonUnwrapped(prefix = "home_") @JsonIgnoreProperties({"zip", "no"}) public Address home;
                        @JsonUnwrapped public Address work; }
                    class Address { public String city; public int zip; @JsonProperty("no") public int number = 7; }
                    """,
                    "{\"home_city\":\"a\",\"home_zip\":1,\"home_no\":2,\"city\":\"b\",\"zip\":3,\"no\":4}"),
            new Case("JsonPropertyOrder of a discriminator", """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                        @JsonSubTypes(@JsonSubTypes.Type(value = Dot.class, name = "dot"))
                        @JsonPropertyOrder({"kind", "y", "x"}) interface Shape {}
                    record Dot(int x, int y) implements Shape {}
                    """, "{\"kind\":\"dot\",\"x\":1,\"y\":2}"),
            new Case("JsonIgnore(false)", """
                    @JsonCodec class Session { @JsonIgnore(false) public String user; }
                    """, "{\"user\":\"Ann\"}"),
            new Case(
                    "JsonIgnoreProperties",
                    """
                    @JsonCodec @JsonIgnoreProperties(value = {"token", "home address"}, ignoreUnknown = true)
                        class Session extends Base { public String user; public String token = "t"; }
                    class Base { @JsonProperty("home address") public String address = "a"; public int id; }
                    """,
                    "{\"user\":\"Ann\",\"token\":\"secret\",\"home address\":\"b\",\"id\":7,\"x\":[]}"),
            new Case(
                    "JsonRawValue",
                    """
                    @JsonCodec record Event(@JsonRawValue String payload, @JsonRawValue(false) String plain) {}
                    """,
                    "{\"payload\":5,\"plain\":\"a\"}",
                    "{\"payload\":true,\"plain\":null}",
                    "{\"payload\":null}"),
            new Case("JsonIgnoreProperties of a superclass", """
                    @JsonCodec class Session extends Base { public int id; }
                    @JsonIgnoreProperties("token") class Base { public String token = "t"; }
                    """, "{\"token\":\"secret\",\"id\":7}"),
            new Case("JsonIgnoreProperties of an interface", """
                    @JsonCodec record Session(int id, String token) implements Base {}
                    @JsonIgnoreProperties("token") interface Base {}
                    """, "{\"token\":\"secret\",\"id\":7}"),
            new Case("JsonIgnoreProperties in place of those of a superclass", """
                    @JsonCodec @JsonIgnoreProperties("id") class Session extends Base { public int id; }
                    @JsonIgnoreProperties("token") class Base { public String token; }
                    """, "{\"token\":\"public\",\"id\":7}"),
            new Case("JsonNaming and JsonInclude of a superclass", """
                    @JsonCodec class Page extends Base { public String homeUrl; public String firstName; }
                    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class) @JsonInclude(JsonInclude.Include.NON_NULL) class Base {}
                    """, "{\"home_url\":\"/\",\"first_name\":null}"),
            new Case("JsonProperty.isRequired", """
                    @JsonCodec record Person(@JsonProperty(isRequired = OptBoolean.TRUE) String name, int age) {}
                    """, "{\"name\":\"Ann\"}"),
            new Case("JsonPropertyOrder", """
                    @JsonCodec @JsonPropertyOrder({"z", "b"}) class Letters { public int a; public int b; public int z; }
                    """, "{\"a\":1,\"b\":2,\"z\":3}"),
            new Case("JsonPropertyOrder by a name that another has in Java", """
                    @JsonCodec @JsonPropertyOrder({"x"}) class Point {
                        public int z; @JsonProperty("y") public int x; @JsonProperty("x") public int y; }
                    """, "{\"x\":1,\"y\":2,\"z\":3}"),
            new Case("JsonPropertyOrder.alphabetic", """
                    @JsonCodec @JsonPropertyOrder(alphabetic = true) class Letters { public int z; public int b; public int a; }
                    """, "{\"a\":1,\"b\":2,\"z\":3}"),
            new Case("JsonInclude on a type", """
                    @JsonCodec @JsonInclude(JsonInclude.Include.NON_NULL) record Person(String name, List<String> tags) {}
                    """, "{\"name\":null,\"tags\":[]}", "{\"name\":\"\"}"),
            new Case(
                    "JsonInclude on a member",
                    """
                    @JsonCodec record Person(@JsonInclude(JsonInclude.Include.NON_EMPTY) String name,
                        @JsonInclude(JsonInclude.Include.NON_DEFAULT) int age, Integer size) {}
                    """,
                    "{\"name\":\"\",\"age\":0,\"size\":0}",
                    "{\"name\":\"a\",\"age\":1,\"size\":null}"),
            new Case(
                    "JsonInclude on an Object",
                    """
                    @JsonCodec @JsonInclude(JsonInclude.Include.NON_EMPTY) record Held(Object text, Object list, Object map,
                        Object zero, @JsonInclude(JsonInclude.Include.NON_DEFAULT) Object bool,
                        @JsonInclude(JsonInclude.Include.NON_ABSENT) Object absent) {}
                    """,
                    "{\"text\":\"\",\"list\":[],\"map\":{},\"zero\":0.0,\"bool\":false,\"absent\":\"\"}",
                    "{\"text\":\"a\",\"list\":[\"\"],\"map\":{\"\":null},\"zero\":null,\"bool\":[],\"absent\":null}"),
            new Case(
                    "JsonAnyGetter and JsonAnySetter, as tools generate them",
                    """
                    @JsonCodec class Person { public String name;
                        @JsonIgnore private Map<String, Object> additionalProperties = new LinkedHashMap<>();
                        @JsonAnyGetter public Map<String, Object> getAdditionalProperties() { return additionalProperties; }
                        @JsonAnySetter public void setAdditionalProperty(String name, Object value) {
                            additionalProperties.put(name, value); } }
                    """,
                    "{\"a\":[true,{\"b\":null}],\"name\":\"Ann\",\"c\":\"d\",\"additionalProperties\":0.5}",
                    "{}"),
            new Case(
                    "JsonAnyGetter and JsonAnySetter on a field",
                    """
                    @JsonCodec class Person { public String name;
                        @JsonAnyGetter @JsonAnySetter public Map<String, String> rest; }
                    """,
                    "{\"a\":\"b\",\"name\":\"Ann\",\"c\":null}",
                    "{}"),
            new Case("JsonAnySetter and ignored names", """
                    @JsonCodec @JsonIgnoreProperties("token") class Person {
                        private final Map<String, Integer> rest = new TreeMap<>();
                        @JsonAnyGetter public Map<String, Integer> rest() { return rest; }
                        @JsonAnySetter public void add(String name, int value) { rest.put(name, value); } }
                    """, "{\"a\":1,\"token\":[],\"c\":3}"),
            new Case(
                    "accessors that name their field as it is",
                    """
                    @JsonCodec class Person { private String eMail; private boolean iOpen;
                        private final List<String> aList = new ArrayList<>(); private int xAxis;
                        public String geteMail() { return eMail; }
                        public void seteMail(String eMail) { this.eMail = eMail; }
                        public boolean isiOpen() { return iOpen; }
                        public void setiOpen(boolean iOpen) { this.iOpen = iOpen; }
                        @JsonProperty("x") public int getxAxis() { return xAxis; }
                        public void setxAxis(int xAxis) { this.xAxis = xAxis; }
                        public List<String> getaList() { return aList; } }
                    """,
                    "{\"eMail\":\"a@b\",\"iOpen\":true,\"aList\":[\"c\"],\"x\":3}",
                    "{\"email\":\"d\"}"),
            new Case("annotations of the use of types", """
                    @JsonCodec class Person { private Boolean open; private final Map<String, Object> rest = new TreeMap<>();
                        public @Maybe Boolean isOpen() { return open; }
                        public void setOpen(@Maybe Boolean open) { this.open = open; }
                        @JsonAnyGetter public Map<String, Object> rest() { return rest; }
                        @JsonAnySetter public void put(@Maybe String name, @Maybe Object value) { rest.put(name, value); } }
                    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Maybe {}
                    """, "{\"open\":true,\"x\":0.5}", "{\"open\":null}"),
            new Case("JsonAnySetter on a parameter", """
                    @JsonCodec class Person { private final String name; private final Map<String, Object> rest;
                        @JsonCreator Person(@JsonProperty("name") String name, @JsonAnySetter Map<String, Object> rest) {
                            this.name = name; this.rest = rest; }
                        public String getName() { return name; }
                        @JsonAnyGetter public Map<String, Object> getRest() { return rest; } }
                    """, "{\"a\":[0.5],\"name\":\"Ann\",\"c\":\"d\"}"),
            new Case("JsonAnyGetter(enabled = false)", """
                    @JsonCodec class Person { public int id; private final Map<String, Object> rest = new TreeMap<>();
                        @JsonAnySetter(enabled = false) public void add(String name, Object value) { rest.put(name, value); } }
                    """, "{\"a\":1,\"id\":2}"),
            new Case(
                    "JsonUnwrapped",
                    """
                    @JsonCodec class Person { public String name; @JsonUnwrapped public Address address; public int age; }
                    class Address { public String street; public int number; }
                    """,
                    "{\"street\":\"Elm\",\"name\":\"Ann\",\"number\":3,\"age\":4}",
                    "{\"number\":5}"),
            new Case(
                    "JsonUnwrapped, prefix and suffix, within each other",
                    """
                    @JsonCodec class Person { @JsonUnwrapped(prefix = "h_") public Address home;
                        @JsonUnwrapped(prefix = "w_", suffix = "!") public Address work; }
                    class Address { public String street; @JsonUnwrapped(prefix = "g_") public Geo geo; }
                    class Geo { public double lat; }
                    """,
                    "{\"h_street\":\"a\",\"w_street!\":\"b\",\"h_g_lat\":1.5,\"w_g_lat!\":2.5}"),
            new Case("JsonUnwrapped in a record", """
                    @JsonCodec record Person(String name, @JsonUnwrapped(prefix = "h_") Address home) {}
                    record Address(String street, int number) {}
                    """, "{\"name\":\"Ann\",\"h_street\":\"a\",\"h_number\":3}"),
            new Case("JsonUnwrapped(enabled = false)", """
                    @JsonCodec class Person { @JsonUnwrapped(enabled = false) public Address home; }
                    class Address { public String street; }
                    """, "{\"home\":{\"street\":\"a\"}}"),
            new Case("JsonNaming snake case", naming("SnakeCaseStrategy"), "{\"home_url\":\"/\",\"first_name\":\"A\"}"),
            new Case("JsonNaming kebab case", naming("KebabCaseStrategy"), "{\"home-url\":\"/\",\"first-name\":\"A\"}"),
            new Case(
                    "JsonNaming camel case",
                    naming("UpperCamelCaseStrategy"),
                    "{\"HomeURL\":\"/\",\"FirstName\":\"A\"}"),
            new Case("JsonNaming lower case", naming("LowerCaseStrategy"), "{\"homeurl\":\"/\",\"firstname\":\"A\"}"),
            new Case("JsonNaming dots", naming("LowerDotCaseStrategy"), "{\"home.url\":\"/\",\"first.name\":\"A\"}"),
            new Case("JsonCreator constructor", """
                    @JsonCodec class Money { private final long cents; private final String currency;
                        Money(long cents) { this(cents, "EUR"); }
                        @JsonCreator Money(@JsonProperty("cents") long cents, @JsonProperty("currency") String currency) {
                            this.cents = cents; this.currency = currency; }
                        public long getCents() { return cents; }
                        public String getCurrency() { return currency; } }
                    """, "{\"cents\":5,\"currency\":\"CHF\"}", "{\"currency\":null}"),
            new Case("JsonCreator factory", """
                    @JsonCodec class Range { public final int from; public final int to;
                        private Range(int from, int to) { this.from = from; this.to = to; }
                        @JsonCreator static Range of(@JsonProperty("from") int from, @JsonProperty("to") int to) {
                            return new Range(from, to); } }
                    """, "{\"from\":1,\"to\":2}"),
            new Case("JsonCreator delegating, JsonValue", """
                    @JsonCodec record Box(Id id, List<Id> all) {}
                    class Id { private final String text; private Id(String text) { this.text = text; }
                        @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static Id of(String text) { return new Id(text); }
                        @JsonValue public String text() { return text; } }
                    """, "{\"id\":\"a\",\"all\":[\"b\",\"c\"]}"),
            new Case("JsonCreator disabled", """
                    @JsonCodec class Point { public int x; Point() {}
                        @JsonCreator(mode = JsonCreator.Mode.DISABLED) Point(@JsonProperty("x") int x) { this.x = -x; } }
                    """, "{\"x\":1}"),
            new Case("JsonCreator disabled, the only one with parameters", """
                    @JsonCodec class Point { private int x; Point() {} public int getX() { return x; } public int y;
                        @JsonProperty("x") void x(int x) { this.x = x; }
                        @JsonCreator(mode = JsonCreator.Mode.DISABLED) Point(@JsonProperty("x") int x, @JsonProperty("y") int y) {
                            throw new IllegalStateException(); } }
                    """, "{\"x\":1,\"y\":2}"),
            new Case(
                    "JsonFormat.with ACCEPT_CASE_INSENSITIVE_PROPERTIES",
                    """
                    @JsonCodec @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES) class Person {
                        public String firstName; @JsonAlias("Years") public int age; }
                    """,
                    "{\"FIRSTNAME\":\"Ann\",\"AGE\":3}",
                    "{\"firstname\":\"Ann\",\"yEARS\":3}",
                    "{\"age\":1}"),
            new Case(
                    "JsonSetter.nulls of a class",
                    """
                    @JsonCodec class Person {
                        @JsonSetter(nulls = Nulls.SKIP) public String name = "x";
                        @JsonSetter(nulls = Nulls.SKIP) public int age = 3;
                        @JsonSetter(nulls = Nulls.AS_EMPTY) public List<String> tags;
                        @JsonSetter(nulls = Nulls.AS_EMPTY) public String text;
                        @JsonSetter(nulls = Nulls.AS_EMPTY) public Integer box;
                        @JsonSetter(nulls = Nulls.AS_EMPTY) public int[] array;
                        @JsonSetter(nulls = Nulls.SET) public String set = "y";
                        @JsonSetter(nulls = Nulls.FAIL) public String needed = "z"; }
                    """,
                    "{\"name\":null,\"age\":null,\"tags\":null,\"text\":null,\"box\":null,\"array\":null,\"set\":null}",
                    """
                    {"name":"n","age":1,"tags":["t"],"text":"x","box":5,"array":[1],"set":"s","needed":"n"}"""),
            new Case(
                    "JsonSetter.nulls of a record",
                    """
                    @JsonCodec record Person(
                        @JsonSetter(nulls = Nulls.AS_EMPTY) List<String> tags,
                        @JsonSetter(nulls = Nulls.AS_EMPTY) String text,
                        @JsonSetter(nulls = Nulls.SKIP) String name,
                        @JsonSetter(nulls = Nulls.FAIL) String needed) {}
                    """,
                    "{\"tags\":null,\"text\":null,\"name\":null,\"needed\":\"n\"}",
                    "{\"needed\":\"n\"}"),
            new Case("JsonSetter.contentNulls", """
                    @JsonCodec class Person {
                        @JsonSetter(contentNulls = Nulls.SKIP) public List<String> skipped;
                        @JsonSetter(contentNulls = Nulls.SKIP) public Map<String, Integer> skippedValues;
                        @JsonSetter(contentNulls = Nulls.SKIP) public String[] skippedElements;
                        @JsonSetter(contentNulls = Nulls.AS_EMPTY) public List<String> empty;
                        @JsonSetter(contentNulls = Nulls.AS_EMPTY) public Map<String, List<String>> emptyValues; }
                    """, """
                    {"skipped":[null,"a",null],"skippedValues":{"a":null,"b":1},"skippedElements":[null,"a"],"empty":[null,"x"],
                    "emptyValues":{"k":null,"l":["m"]}}"""),
            new Case("JsonGetter and JsonSetter", """
                    @JsonCodec class Person { private String name;
                        @JsonGetter("n") public String getName() { return name; }
                        @JsonSetter("n") public void setName(String name) { this.name = name; } }
                    """, "{\"n\":\"Ann\"}"),
            new Case(
                    "constants of an enum",
                    """
                    @JsonCodec record Ticket(State state, Level level, Grade grade) {}
                    enum State { @JsonProperty("to do") TO_DO, @JsonAlias("ok") DONE }
                    @JsonFormat(shape = JsonFormat.Shape.NUMBER) enum Level { LOW, HIGH }
                    enum Grade { A("1+"), B("2"); private final String text; Grade(String text) { this.text = text; }
                        @JsonValue String text() { return text; } }
                    """,
                    "{\"state\":\"to do\",\"level\":1,\"grade\":\"1+\"}",
                    "{\"state\":\"ok\",\"level\":0,\"grade\":\"2\"}"),
            new Case("JsonTypeInfo, JsonSubTypes", """
                    @JsonCodec record Zoo(Animal first, List<Animal> others, Cat cat) {}
                    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                        @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(Dog.class)})
                        interface Animal {}
                    record Cat(int lives) implements Animal {}
                    @JsonTypeName("dog") record Dog(String name) implements Animal {}
                    """, """
                    {"first":{"kind":"cat","lives":9},"others":[{"name":"a","kind":"dog"},null],"cat":{"kind":"cat","lives":1}}"""),
            new Case(
                    "JsonTypeInfo without names",
                    """
                    @JsonCodec record Outer(Shape shape) {
                        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
                        @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Square.class)})
                        interface Shape {}
                        record Circle(int radius) implements Shape {}
                        record Square() implements Shape {} }
                    """,
                    "{\"shape\":{\"@type\":\"Outer$Circle\",\"radius\":1}}",
                    "{\"shape\":{\"@type\":\"Outer$Square\"}}"),
            new Case(
                    "JsonTypeInfo of a class",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
                        @JsonSubTypes(@JsonSubTypes.Type(value = Car.class, name = "car")) abstract class Vehicle { public int seats; }
                    class Car extends Vehicle { public String plate; }
                    """,
                    "{\"@type\":\"car\",\"plate\":\"B\",\"seats\":5}",
                    "{\"plate\":null,\"seats\":5,\"@type\":\"car\"}"),
            new Case(
                    "JsonTypeInfo.include EXISTING_PROPERTY",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY,
                            property = "kind", visible = true, requireTypeIdForSubtypes = OptBoolean.FALSE)
                        @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"),
                            @JsonSubTypes.Type(value = Square.class, name = "square")}) interface Shape {}
                    record Circle(int radius, String kind) implements Shape {}
                    class Square implements Shape { public int side;
                        @JsonProperty(access = JsonProperty.Access.READ_ONLY) public String getKind() { return "square"; } }
                    """,
                    "{\"kind\":\"circle\",\"radius\":1}",
                    "{\"side\":2,\"kind\":\"square\"}"),
            new Case("JsonTypeInfo.include WRAPPER_OBJECT", wrappedShapes("WRAPPER_OBJECT"), """
                    {"shape":{"circle":{"radius":1}},"all":[{"word":"a"},null,{"Level":"HIGH"}],"circle":{"circle":{"radius":2}}}"""),
            new Case("JsonTypeInfo.include WRAPPER_ARRAY", wrappedShapes("WRAPPER_ARRAY"), """
                    {"shape":["circle",{"radius":1}],"all":[["word","a"],null,["Level","HIGH"]],"circle":["circle",{"radius":2}]}"""),
            new Case(
                    "JsonTypeInfo.defaultImpl",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Other.class)
                        @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"),
                            @JsonSubTypes.Type(value = Other.class, name = "other")}) interface Shape {}
                    record Circle(int radius) implements Shape {}
                    record Other(int size) implements Shape {}
                    """,
                    "{\"@type\":\"circle\",\"radius\":1}",
                    "{\"@type\":\"triangle\",\"size\":1}",
                    "{\"size\":1,\"@type\":\"other\"}",
                    "{\"size\":1}"),
            new Case(
                    "JsonTypeInfo.defaultImpl with EXISTING_PROPERTY",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY,
                            property = "kind", visible = true, defaultImpl = Other.class)
                        @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle")) interface Shape {}
                    record Circle(int radius, String kind) implements Shape {}
                    record Other(@JsonInclude(JsonInclude.Include.NON_NULL) String kind, int size) implements Shape {}
                    """,
                    "{\"kind\":\"circle\",\"radius\":1}",
                    "{\"kind\":\"triangle\",\"size\":1}",
                    "{\"size\":1}"),
            new Case(
                    "JsonTypeInfo.defaultImpl in a wrapper",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT,
                            defaultImpl = Other.class)
                        @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Other.class)}) interface Shape {}
                    record Circle(int radius) implements Shape {}
                    record Other(int size) implements Shape {}
                    """,
                    "{\"Circle\":{\"radius\":1}}",
                    "{\"triangle\":{\"size\":1}}"));

    private static String wrappedShapes(String include) {
        return """
                @JsonCodec record Box(Shape shape, List<Shape> all, Circle circle) {}
                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.%s)
                    @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"),
                        @JsonSubTypes.Type(value = Word.class, name = "word"), @JsonSubTypes.Type(Level.class)}) interface Shape {}
                record Circle(int radius) implements Shape {}
                record Word(@JsonValue String text) implements Shape { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Word {} }
                @JsonCodec enum Level implements Shape { LOW, HIGH }
                """.formatted(include);
    }

    private static String naming(String strategy) {
        return "@JsonCodec @JsonNaming(PropertyNamingStrategies." + strategy
                + ".class) class Page { public String homeURL; public String firstName; @JsonProperty(\"X\") public int x; }";
    }

    @ParameterizedTest
    @ValueSource(strings = {"JsonPropertyOrder", "JsonPropertyOrder.alphabetic", "JsonProperty.index"})
    void bothWriteInTheOrderAskedFor(String name) throws JsonProcessingException {
        Case one = CASES.stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow();
        Compiled compiled = Compiled.compileWithJackson(Compiled.files(one.source()));
        Object value = compiled.read(one.documents()[0]);

        assertThat(compiled.write(value)).isEqualTo(JACKSON.writeValueAsString(value));
    }

    static List<Arguments> documents() {
        return CASES.stream()
                .flatMap(one -> List.of(one.documents()).stream().map(json -> Arguments.of(one, json)))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"name\":null}", "{\"name\":\"n\",\"tags\":[null]}"})
    void bothRefuseTheNullsThatFail(String json) {
        Compiled compiled = Compiled.compileWithJackson("""
                @JsonCodec record Person(
                    @JsonSetter(nulls = Nulls.FAIL) String name, @JsonSetter(contentNulls = Nulls.FAIL) List<String> tags) {}
                """);

        assertThatThrownBy(() -> compiled.read(json)).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> JACKSON.readValue(json, compiled.firstType()))
                .isInstanceOf(JsonProcessingException.class);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void bothReadAndWriteTheSame(Case one, String json) throws JsonProcessingException {
        Compiled compiled = Compiled.compileWithJackson(Compiled.files(one.source()));
        Class<?> type = compiled.firstType();

        Object ours = compiled.read(json);
        Object theirs = JACKSON.readValue(json, type);
        String written = compiled.write(ours);

        assertThat(ours).usingRecursiveComparison().isEqualTo(theirs);
        assertThat(JACKSON.readTree(written)).isEqualTo(JACKSON.readTree(JACKSON.writeValueAsString(theirs)));
        assertThat(compiled.read(written)).usingRecursiveComparison().isEqualTo(JACKSON.readValue(written, type));
    }

    /** Its texts and names are lost if it is gone through: a text gives nothing, an object the values of its members. */
    @ParameterizedTest
    @ValueSource(strings = {"\"x\"", "7", "null", "[]", "[1]", "{\"a\":\"x\"}"})
    void aTreeOfJacksonIsRefusedWhereOnlyObjectIsDeclared(String json) throws Exception {
        Compiled holder = compile("@JsonCodec public class Holder { public Object it; }");
        Object value = holder.read("{}");
        value.getClass().getField("it").set(value, JACKSON.readTree(json));

        assertThatThrownBy(() -> holder.write(value))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasMessageContaining("declare its type, or use a Map or List, at $.it");
    }

    @Test
    void whatAnOverrideReplacesIsNotRefused() {
        Compiled type = Compiled.compileWithJackson("""
                @JsonCodec class Sub extends Base {
                    @Override @JsonFormat(pattern = "yyyy.MM.dd") public LocalDate getDay() { return day; } }
                """, """
                class Base { protected LocalDate day;
                    @JsonFormat(pattern = "EEE") public LocalDate getDay() { return day; }
                    public void setDay(LocalDate day) { this.day = day; } }
                """);

        assertThat(type.roundTrip("{\"day\":\"2025.12.31\"}")).isEqualTo("{\"day\":\"2025.12.31\"}");
    }

    @Test
    void aRecordMayDisableItsCanonicalConstructor() {
        String disabled = "@JsonCreator(mode = JsonCreator.Mode.DISABLED) Point {}";

        assertThat(Compiled.compileWithJackson("@JsonCodec record Point(int x, String y) { " + disabled
                                + " Point(String y, int x) { this(x, y + \"!\"); } }")
                        .roundTrip("{\"x\":1,\"y\":\"a\"}"))
                .isEqualTo("{\"x\":1,\"y\":\"a!\"}");
        assertThatThrownBy(() ->
                        Compiled.compileWithJackson("@JsonCodec record Point(int x, String y) { " + disabled + " }"))
                .hasMessageContaining("BRN040");
    }

    @Test
    void whatAnOverrideDoesNotReplaceIsRefused() {
        String sub = "@JsonCodec class Sub extends Base { @Override %s public LocalDate getDay() { return day; } }";
        String base = """
                class Base { protected LocalDate day;
                    @JsonFormat(pattern = "%s") public LocalDate getDay() { return day; }
                    public void setDay(LocalDate day) { this.day = day; } }
                """;

        assertThatThrownBy(() -> Compiled.compileWithJackson(sub.formatted(""), base.formatted("EEE")))
                .hasMessageContaining("BRN068");
        assertThatThrownBy(() -> Compiled.compileWithJackson(
                        sub.formatted("@JsonFormat(pattern = \"EEE\")"), base.formatted("yyyy")))
                .hasMessageContaining("BRN068");
        assertThatThrownBy(
                        () -> Compiled.compileWithJackson(sub.formatted("@JsonProperty(\"d\")"), base.formatted("EEE")))
                .hasMessageContaining("BRN068");
    }
}
