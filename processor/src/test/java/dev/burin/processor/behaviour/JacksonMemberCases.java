package dev.burin.processor.behaviour;

import java.util.List;

/** Jackson annotations about members: their names, their order, and which members exist. */
final class JacksonMemberCases {
    static final List<JacksonCase> ALL = List.of(
            new JacksonCase(
                    "JsonProperty.value on a component",
                    """
                    @JsonCodec record Person(@JsonProperty("full name") String name, int age) {}
                    """,
                    "{\"full name\":\"Ann\",\"age\":3}",
                    "{\"age\":3,\"full name\":null,\"name\":\"no\"}"),
            new JacksonCase("JsonProperty.value on a getter", """
                    @JsonCodec class Person { private String name;
                        @JsonProperty("n") public String getName() { return name; }
                        public void setName(String name) { this.name = name; } }
                    """, "{\"n\":\"Ann\"}", "{\"name\":\"no\"}"),
            new JacksonCase("JsonProperty.value on a field", """
                    @JsonCodec class Person { @JsonProperty("n") String name; @JsonProperty int age; }
                    """, "{\"n\":\"Ann\",\"age\":4}"),
            new JacksonCase("JsonProperty.access", """
                    @JsonCodec class Person {
                        @JsonProperty(access = JsonProperty.Access.READ_ONLY) public String id = "i";
                        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public String password;
                        @JsonProperty(access = JsonProperty.Access.READ_WRITE) public String name; }
                    """, "{\"id\":\"x\",\"password\":\"p\",\"name\":\"Ann\"}"),
            new JacksonCase("JsonProperty.index", """
                    @JsonCodec record Point(@JsonProperty(index = 2) int x, @JsonProperty(index = 1) int y, int z) {}
                    """, "{\"x\":1,\"y\":2,\"z\":3}"),
            new JacksonCase("JsonAlias", """
                    @JsonCodec record Person(@JsonAlias({"n", "nick"}) String name) {}
                    """, "{\"n\":\"Ann\"}", "{\"nick\":\"Bob\"}", "{\"name\":\"Eve\"}"),
            new JacksonCase("JsonIgnore on a field with accessors", """
                    @JsonCodec class Session { public String user; @JsonIgnore private String token = "t";
                        public String getToken() { return token; }
                        public void setToken(String token) { this.token = token; } }
                    """, "{\"user\":\"Ann\",\"token\":\"secret\"}"),
            new JacksonCase("JsonIgnore on a getter", """
                    @JsonCodec class Session { public String user; private String token;
                        @JsonIgnore public String getToken() { return token; }
                        public void setToken(String token) { this.token = token; } }
                    """, "{\"user\":\"Ann\",\"token\":\"secret\"}"),
            new JacksonCase("Transient of the JDK", """
                    @JsonCodec class Session { public String user; private String token = "t"; private int id; private int size;
                        @java.beans.Transient public String getToken() { return token; }
                        public void setToken(String token) { this.token = token; }
                        public int getId() { return id; }
                        @java.beans.Transient public void setId(int id) { this.id = id; }
                        @java.beans.Transient(false) public int getSize() { return size; }
                        public void setSize(int size) { this.size = size; }
                        @java.beans.Transient public void log(String text) {} }
                    """, "{\"user\":\"Ann\",\"token\":\"secret\",\"id\":1,\"size\":2}"),
            new JacksonCase("ConstructorProperties of the JDK", """
                    @JsonCodec class Session { private String user;
                        public Session() {}
                        @java.beans.ConstructorProperties("user") public Session(String user) { this.user = "made " + user; }
                        public String getUser() { return user; }
                        public void setUser(String user) { this.user = user; } }
                    """, "{\"user\":\"Ann\"}"),
            new JacksonCase("ConstructorProperties beside a builder", """
                    @JsonCodec @JsonDeserialize(builder = Session.Builder.class) class Session { private final String user;
                        @java.beans.ConstructorProperties("user") Session(String user) { this.user = user; }
                        public String getUser() { return user; }
                        @JsonPOJOBuilder(withPrefix = "")
                        static class Builder { private String user;
                            public Builder user(String user) { this.user = "made " + user; return this; }
                            public Session build() { return new Session(user); } } }
                    """, "{\"user\":\"Ann\"}"),
            new JacksonCase(
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
            new JacksonCase("JsonValue of an overridden method", """
                    @JsonCodec class Sub extends Base {
                        @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Sub(String code) { super(code); }
                        @Override public String getCode() { return code; } }
                    class Base { protected final String code; Base(String code) { this.code = code; }
                        @JsonValue public String getCode() { return "no"; } }
                    """, "\"a\""),
            new JacksonCase("JsonValue(false) on an override", """
                    @JsonCodec class Sub extends Base { @Override @JsonValue(false) public String getCode() { return code; } }
                    class Base { protected String code; @JsonValue public String getCode() { return code; }
                        public void setCode(String code) { this.code = code; } }
                    """, "{\"code\":\"a\"}", "{}"),
            new JacksonCase(
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
            new JacksonCase(
                    "annotations that an override replaces by some that are known", """
                    @JsonCodec class Sub extends Base {
                        @Override @JsonMerge(OptBoolean.FALSE) public List<String> getTags() { return tags; }
                        @Override @JsonProperty(value = "x", index = 1) public int getX() { return x; } }
                    class Base { protected List<String> tags; protected int x;
                        @JsonMerge public List<String> getTags() { return tags; }
                        public void setTags(List<String> tags) { this.tags = tags; }
                        @JsonProperty(value = "x", index = -7) public int getX() { return x; }
                        public void setX(int x) { this.x = x; } }
                    """, "{\"tags\":[\"a\"],\"x\":1}"),
            new JacksonCase(
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
            new JacksonCase("JsonIgnore(true) on an override", """
                    @JsonCodec class Sub extends Base { public int id;
                        @Override @JsonIgnore public String getName() { return name; } }
                    class Base { protected String name = "n"; @JsonIgnore(false) public String getName() { return name; }
                        public void setName(String name) { this.name = name; } }
                    """, "{\"id\":1,\"name\":\"a\"}"),
            new JacksonCase(
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
            new JacksonCase(
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
            new JacksonCase("JsonGetter beside a field", """
                    @JsonCodec class Person { @JsonProperty("n") String name = "?";
                        @JsonGetter("n") public String theName() { return name + "!"; } }
                    """, "{\"n\":\"Ann\"}"),
            new JacksonCase(
                    "JsonIgnoreProperties on what is unwrapped",
                    """
                    @JsonCodec class Person { @JsonUnwrapped(prefix = "home_") @JsonIgnoreProperties({"zip", "no"}) public Address home;
                        @JsonUnwrapped public Address work; }
                    class Address { public String city; public int zip; @JsonProperty("no") public int number = 7; }
                    """,
                    "{\"home_city\":\"a\",\"home_zip\":1,\"home_no\":2,\"city\":\"b\",\"zip\":3,\"no\":4}"),
            new JacksonCase("JsonPropertyOrder of a discriminator", """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                        @JsonSubTypes(@JsonSubTypes.Type(value = Dot.class, name = "dot"))
                        @JsonPropertyOrder({"kind", "y", "x"}) interface Shape {}
                    record Dot(int x, int y) implements Shape {}
                    """, "{\"kind\":\"dot\",\"x\":1,\"y\":2}"),
            new JacksonCase("JsonIgnore(false)", """
                    @JsonCodec class Session { @JsonIgnore(false) public String user; }
                    """, "{\"user\":\"Ann\"}"),
            new JacksonCase(
                    "JsonIgnoreProperties",
                    """
                    @JsonCodec @JsonIgnoreProperties(value = {"token", "home address"}, ignoreUnknown = true)
                        class Session extends Base { public String user; public String token = "t"; }
                    class Base { @JsonProperty("home address") public String address = "a"; public int id; }
                    """,
                    "{\"user\":\"Ann\",\"token\":\"secret\",\"home address\":\"b\",\"id\":7,\"x\":[]}"),
            new JacksonCase(
                    "JsonRawValue",
                    """
                    @JsonCodec record Event(@JsonRawValue String payload, @JsonRawValue(false) String plain) {}
                    """,
                    "{\"payload\":5,\"plain\":\"a\"}",
                    "{\"payload\":true,\"plain\":null}",
                    "{\"payload\":null}"),
            new JacksonCase("JsonIgnoreProperties of a superclass", """
                    @JsonCodec class Session extends Base { public int id; }
                    @JsonIgnoreProperties("token") class Base { public String token = "t"; }
                    """, "{\"token\":\"secret\",\"id\":7}"),
            new JacksonCase("JsonIgnoreProperties of an interface", """
                    @JsonCodec record Session(int id, String token) implements Base {}
                    @JsonIgnoreProperties("token") interface Base {}
                    """, "{\"token\":\"secret\",\"id\":7}"),
            new JacksonCase(
                    "JsonIgnoreProperties in place of those of a superclass", """
                    @JsonCodec @JsonIgnoreProperties("id") class Session extends Base { public int id; }
                    @JsonIgnoreProperties("token") class Base { public String token; }
                    """, "{\"token\":\"public\",\"id\":7}"),
            new JacksonCase(
                    "JsonNaming and JsonInclude of a superclass", """
                    @JsonCodec class Page extends Base { public String homeUrl; public String firstName; }
                    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class) @JsonInclude(JsonInclude.Include.NON_NULL) class Base {}
                    """, "{\"home_url\":\"/\",\"first_name\":null}"),
            new JacksonCase("JsonProperty.isRequired", """
                    @JsonCodec record Person(@JsonProperty(isRequired = OptBoolean.TRUE) String name, int age) {}
                    """, "{\"name\":\"Ann\"}"),
            new JacksonCase("JsonPropertyOrder", """
                    @JsonCodec @JsonPropertyOrder({"z", "b"}) class Letters { public int a; public int b; public int z; }
                    """, "{\"a\":1,\"b\":2,\"z\":3}"),
            new JacksonCase("JsonPropertyOrder by a name that another has in Java", """
                    @JsonCodec @JsonPropertyOrder({"x"}) class Point {
                        public int z; @JsonProperty("y") public int x; @JsonProperty("x") public int y; }
                    """, "{\"x\":1,\"y\":2,\"z\":3}"),
            new JacksonCase("JsonPropertyOrder.alphabetic", """
                    @JsonCodec @JsonPropertyOrder(alphabetic = true) class Letters { public int z; public int b; public int a; }
                    """, "{\"a\":1,\"b\":2,\"z\":3}"),
            new JacksonCase("JsonInclude on a type", """
                    @JsonCodec @JsonInclude(JsonInclude.Include.NON_NULL) record Person(String name, List<String> tags) {}
                    """, "{\"name\":null,\"tags\":[]}", "{\"name\":\"\"}"),
            new JacksonCase(
                    "JsonInclude on a member",
                    """
                    @JsonCodec record Person(@JsonInclude(JsonInclude.Include.NON_EMPTY) String name,
                        @JsonInclude(JsonInclude.Include.NON_DEFAULT) int age, Integer size) {}
                    """,
                    "{\"name\":\"\",\"age\":0,\"size\":0}",
                    "{\"name\":\"a\",\"age\":1,\"size\":null}"),
            new JacksonCase(
                    "JsonInclude on an Object",
                    """
                    @JsonCodec @JsonInclude(JsonInclude.Include.NON_EMPTY) record Held(Object text, Object list, Object map,
                        Object zero, @JsonInclude(JsonInclude.Include.NON_DEFAULT) Object bool,
                        @JsonInclude(JsonInclude.Include.NON_ABSENT) Object absent) {}
                    """,
                    "{\"text\":\"\",\"list\":[],\"map\":{},\"zero\":0.0,\"bool\":false,\"absent\":\"\"}",
                    "{\"text\":\"a\",\"list\":[\"\"],\"map\":{\"\":null},\"zero\":null,\"bool\":[],\"absent\":null}"),
            new JacksonCase(
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
            new JacksonCase(
                    "JsonAnyGetter and JsonAnySetter on a field",
                    """
                    @JsonCodec class Person { public String name;
                        @JsonAnyGetter @JsonAnySetter public Map<String, String> rest; }
                    """,
                    "{\"a\":\"b\",\"name\":\"Ann\",\"c\":null}",
                    "{}"),
            new JacksonCase("JsonAnySetter and ignored names", """
                    @JsonCodec @JsonIgnoreProperties("token") class Person {
                        private final Map<String, Integer> rest = new TreeMap<>();
                        @JsonAnyGetter public Map<String, Integer> rest() { return rest; }
                        @JsonAnySetter public void add(String name, int value) { rest.put(name, value); } }
                    """, "{\"a\":1,\"token\":[],\"c\":3}"),
            new JacksonCase(
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
            new JacksonCase("annotations of the use of types", """
                    @JsonCodec class Person { private Boolean open; private final Map<String, Object> rest = new TreeMap<>();
                        public @Maybe Boolean isOpen() { return open; }
                        public void setOpen(@Maybe Boolean open) { this.open = open; }
                        @JsonAnyGetter public Map<String, Object> rest() { return rest; }
                        @JsonAnySetter public void put(@Maybe String name, @Maybe Object value) { rest.put(name, value); } }
                    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Maybe {}
                    """, "{\"open\":true,\"x\":0.5}", "{\"open\":null}"),
            new JacksonCase("JsonAnySetter on a parameter", """
                    @JsonCodec class Person { private final String name; private final Map<String, Object> rest;
                        @JsonCreator Person(@JsonProperty("name") String name, @JsonAnySetter Map<String, Object> rest) {
                            this.name = name; this.rest = rest; }
                        public String getName() { return name; }
                        @JsonAnyGetter public Map<String, Object> getRest() { return rest; } }
                    """, "{\"a\":[0.5],\"name\":\"Ann\",\"c\":\"d\"}"),
            new JacksonCase("JsonAnyGetter(enabled = false)", """
                    @JsonCodec class Person { public int id; private final Map<String, Object> rest = new TreeMap<>();
                        @JsonAnySetter(enabled = false) public void add(String name, Object value) { rest.put(name, value); } }
                    """, "{\"a\":1,\"id\":2}"),
            new JacksonCase(
                    "JsonUnwrapped",
                    """
                    @JsonCodec class Person { public String name; @JsonUnwrapped public Address address; public int age; }
                    class Address { public String street; public int number; }
                    """,
                    "{\"street\":\"Elm\",\"name\":\"Ann\",\"number\":3,\"age\":4}",
                    "{\"number\":5}"),
            new JacksonCase(
                    "JsonUnwrapped, prefix and suffix, within each other",
                    """
                    @JsonCodec class Person { @JsonUnwrapped(prefix = "h_") public Address home;
                        @JsonUnwrapped(prefix = "w_", suffix = "!") public Address work; }
                    class Address { public String street; @JsonUnwrapped(prefix = "g_") public Geo geo; }
                    class Geo { public double lat; }
                    """,
                    "{\"h_street\":\"a\",\"w_street!\":\"b\",\"h_g_lat\":1.5,\"w_g_lat!\":2.5}"),
            new JacksonCase("JsonUnwrapped in a record", """
                    @JsonCodec record Person(String name, @JsonUnwrapped(prefix = "h_") Address home) {}
                    record Address(String street, int number) {}
                    """, "{\"name\":\"Ann\",\"h_street\":\"a\",\"h_number\":3}"),
            new JacksonCase("JsonUnwrapped(enabled = false)", """
                    @JsonCodec class Person { @JsonUnwrapped(enabled = false) public Address home; }
                    class Address { public String street; }
                    """, "{\"home\":{\"street\":\"a\"}}"),
            new JacksonCase(
                    "JsonNaming snake case", naming("SnakeCaseStrategy"), "{\"home_url\":\"/\",\"first_name\":\"A\"}"),
            new JacksonCase(
                    "JsonNaming kebab case", naming("KebabCaseStrategy"), "{\"home-url\":\"/\",\"first-name\":\"A\"}"),
            new JacksonCase(
                    "JsonNaming camel case",
                    naming("UpperCamelCaseStrategy"),
                    "{\"HomeURL\":\"/\",\"FirstName\":\"A\"}"),
            new JacksonCase(
                    "JsonNaming lower case", naming("LowerCaseStrategy"), "{\"homeurl\":\"/\",\"firstname\":\"A\"}"),
            new JacksonCase(
                    "JsonNaming dots", naming("LowerDotCaseStrategy"), "{\"home.url\":\"/\",\"first.name\":\"A\"}"));

    private JacksonMemberCases() {}

    private static String naming(String strategy) {
        return "@JsonCodec @JsonNaming(PropertyNamingStrategies." + strategy
                + ".class) class Page { public String homeURL; public String firstName; @JsonProperty(\"X\") public int x; }";
    }
}
