package dev.burin.processor.behaviour;

import java.util.List;

/** Jackson annotations about types: how instances are created, enums, nulls and subtypes. */
final class JacksonTypeCases {
    static final List<JacksonCase> ALL = List.of(
            new JacksonCase(
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
            new JacksonCase("JsonPOJOBuilder", """
                    @JsonCodec @JsonDeserialize(builder = Person.Builder.class) class Person {
                        private final String name;
                        private Person(String name) { this.name = name; }
                        public String getName() { return name; }
                        @JsonPOJOBuilder(withPrefix = "", buildMethodName = "make") static class Builder {
                            private String name = "?";
                            public void name(String name) { this.name = name; }
                            public Person make() { return new Person(name); } } }
                    """, "{}", "{\"name\":\"Ann\",\"x\":1}"),
            new JacksonCase(
                    "JsonCreator constructor", """
                    @JsonCodec class Money { private final long cents; private final String currency;
                        Money(long cents) { this(cents, "EUR"); }
                        @JsonCreator Money(@JsonProperty("cents") long cents, @JsonProperty("currency") String currency) {
                            this.cents = cents; this.currency = currency; }
                        public long getCents() { return cents; }
                        public String getCurrency() { return currency; } }
                    """, "{\"cents\":5,\"currency\":\"CHF\"}", "{\"currency\":null}"),
            new JacksonCase("JsonCreator factory", """
                    @JsonCodec class Range { public final int from; public final int to;
                        private Range(int from, int to) { this.from = from; this.to = to; }
                        @JsonCreator static Range of(@JsonProperty("from") int from, @JsonProperty("to") int to) {
                            return new Range(from, to); } }
                    """, "{\"from\":1,\"to\":2}"),
            new JacksonCase("JsonCreator delegating, JsonValue", """
                    @JsonCodec record Box(Id id, List<Id> all) {}
                    class Id { private final String text; private Id(String text) { this.text = text; }
                        @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static Id of(String text) { return new Id(text); }
                        @JsonValue public String text() { return text; } }
                    """, "{\"id\":\"a\",\"all\":[\"b\",\"c\"]}"),
            new JacksonCase("JsonCreator disabled", """
                    @JsonCodec class Point { public int x; Point() {}
                        @JsonCreator(mode = JsonCreator.Mode.DISABLED) Point(@JsonProperty("x") int x) { this.x = -x; } }
                    """, "{\"x\":1}"),
            new JacksonCase("JsonCreator disabled, the only one with parameters", """
                    @JsonCodec class Point { private int x; Point() {} public int getX() { return x; } public int y;
                        @JsonProperty("x") void x(int x) { this.x = x; }
                        @JsonCreator(mode = JsonCreator.Mode.DISABLED) Point(@JsonProperty("x") int x, @JsonProperty("y") int y) {
                            throw new IllegalStateException(); } }
                    """, "{\"x\":1,\"y\":2}"),
            new JacksonCase(
                    "JsonFormat.shape OBJECT",
                    """
                    @JsonCodec @JsonFormat(shape = JsonFormat.Shape.OBJECT) class Person implements Comparable<Person> {
                        public String name; public Address home; public Sub sub;
                        public int compareTo(Person other) { return name.compareTo(other.name); } }
                    @JsonFormat(shape = JsonFormat.Shape.POJO) record Address(String street) {}
                    @JsonFormat(shape = JsonFormat.Shape.ARRAY) class Base { public int a; }
                    @JsonFormat(shape = JsonFormat.Shape.OBJECT) class Sub extends Base { public int b; }
                    """,
                    "{}",
                    "{\"name\":\"Ann\",\"home\":{\"street\":\"s\"},\"sub\":{\"a\":1,\"b\":2}}"),
            new JacksonCase(
                    "JsonFormat.with ACCEPT_CASE_INSENSITIVE_PROPERTIES",
                    """
                    @JsonCodec @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES) class Person {
                        public String firstName; @JsonAlias("Years") public int age; }
                    """,
                    "{\"FIRSTNAME\":\"Ann\",\"AGE\":3}",
                    "{\"firstname\":\"Ann\",\"yEARS\":3}",
                    "{\"age\":1}"),
            new JacksonCase(
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
            new JacksonCase(
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
            new JacksonCase("JsonSetter.contentNulls", """
                    @JsonCodec class Person {
                        @JsonSetter(contentNulls = Nulls.SKIP) public List<String> skipped;
                        @JsonSetter(contentNulls = Nulls.SKIP) public Map<String, Integer> skippedValues;
                        @JsonSetter(contentNulls = Nulls.SKIP) public String[] skippedElements;
                        @JsonSetter(contentNulls = Nulls.AS_EMPTY) public List<String> empty;
                        @JsonSetter(contentNulls = Nulls.AS_EMPTY) public Map<String, List<String>> emptyValues; }
                    """, """
                    {"skipped":[null,"a",null],"skippedValues":{"a":null,"b":1},"skippedElements":[null,"a"],"empty":[null,"x"],
                    "emptyValues":{"k":null,"l":["m"]}}"""),
            new JacksonCase("JsonGetter and JsonSetter", """
                    @JsonCodec class Person { private String name;
                        @JsonGetter("n") public String getName() { return name; }
                        @JsonSetter("n") public void setName(String name) { this.name = name; } }
                    """, "{\"n\":\"Ann\"}"),
            new JacksonCase(
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
            new JacksonCase("JsonTypeInfo, JsonSubTypes", """
                    @JsonCodec record Zoo(Animal first, List<Animal> others, Cat cat) {}
                    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                        @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(Dog.class)})
                        interface Animal {}
                    record Cat(int lives) implements Animal {}
                    @JsonTypeName("dog") record Dog(String name) implements Animal {}
                    """, """
                    {"first":{"kind":"cat","lives":9},"others":[{"name":"a","kind":"dog"},null],"cat":{"kind":"cat","lives":1}}"""),
            new JacksonCase(
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
            new JacksonCase(
                    "JsonTypeInfo of a class",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
                        @JsonSubTypes(@JsonSubTypes.Type(value = Car.class, name = "car")) abstract class Vehicle { public int seats; }
                    class Car extends Vehicle { public String plate; }
                    """,
                    "{\"@type\":\"car\",\"plate\":\"B\",\"seats\":5}",
                    "{\"plate\":null,\"seats\":5,\"@type\":\"car\"}"),
            new JacksonCase(
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
            new JacksonCase(
                    "JsonTypeInfo.include EXISTING_PROPERTY, as in models of an OpenAPI generator",
                    """
                    @JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY,
                            property = "petType", visible = true)
                        @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "Cat"),
                            @JsonSubTypes.Type(value = Dog.class, name = "Dog")}) abstract class Pet {
                        public static final String JSON_PROPERTY_PET_TYPE = "petType";
                        protected String petType;
                        public Pet() { this.petType = this.getClass().getSimpleName(); }
                        @JsonProperty(JSON_PROPERTY_PET_TYPE) public String getPetType() { return petType; }
                        @JsonProperty(JSON_PROPERTY_PET_TYPE) public void setPetType(String petType) { this.petType = petType; } }
                    @JsonPropertyOrder({"lives"}) class Cat extends Pet {
                        private Integer lives;
                        @JsonProperty("lives") @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS) public Integer getLives() { return lives; }
                        @JsonProperty("lives") public void setLives(Integer lives) { this.lives = lives; } }
                    class Dog extends Pet { public String bark; }
                    """,
                    "{\"petType\":\"Cat\",\"lives\":9}",
                    "{\"bark\":\"wuff\",\"petType\":\"Dog\"}"),
            new JacksonCase("JsonTypeInfo.include WRAPPER_OBJECT", wrappedShapes("WRAPPER_OBJECT"), """
                    {"shape":{"circle":{"radius":1}},"all":[{"word":"a"},null,{"Level":"HIGH"}],"circle":{"circle":{"radius":2}}}"""),
            new JacksonCase("JsonTypeInfo.include WRAPPER_ARRAY", wrappedShapes("WRAPPER_ARRAY"), """
                    {"shape":["circle",{"radius":1}],"all":[["word","a"],null,["Level","HIGH"]],"circle":["circle",{"radius":2}]}"""),
            new JacksonCase(
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
            new JacksonCase(
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
            new JacksonCase(
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

    private JacksonTypeCases() {}

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
}
