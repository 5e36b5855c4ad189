package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The remedy in a message works: code that follows it compiles. */
class RemediesTest {

    /** Three lines each: the wrong code, the remedy in the message, the code that follows it. */
    private static final String ROWS = """
            class T { @JsonIgnore private transient String s; public int i; public String getS() { return s; } }
            | Move it to the getter
            | class T { private transient String s; public int i; @JsonIgnore public String getS() { return s; } }

            class T { private String s; public int i; @JsonIgnore public String getS() { return s; } @JsonProperty public void setS(String s) { this.s = s; } }
            | for a member that is only read, @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
            | class T { private String s; public int i; public String getS() { return s; } @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public void setS(String s) { this.s = s; } }

            @JsonSubTypes(@JsonSubTypes.Type(Dog.class)) class T { public String name; } class Dog extends T { public int age; }
            | Make the type abstract, with a separate subtype for its plain instances
            | @JsonSubTypes({@JsonSubTypes.Type(Dog.class), @JsonSubTypes.Type(Other.class)}) abstract class T { public String name; } class Dog extends T { public int age; } class Other extends T {}

            class T implements H { public int i; public String getS() { return ""; } } interface H { @JsonIgnore String getS(); }
            | Repeat it on the member that implements this one; it may stay here
            | class T implements H { public int i; @JsonIgnore public String getS() { return ""; } } interface H { @JsonIgnore String getS(); }

            @JsonEnum(as = JsonEnum.Form.ORDINAL, naming = Naming.KEBAB_CASE) enum T { A }
            | Remove naming from the annotation; the rest of it applies
            | @JsonEnum(as = JsonEnum.Form.ORDINAL) enum T { A }

            sealed interface T permits P {} @JsonCodec(shape = JsonCodec.Shape.ARRAY) record P(int x) implements T {}
            | or put the label around it: @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
            | @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT) sealed interface T permits P {} @JsonCodec(shape = JsonCodec.Shape.ARRAY) record P(int x) implements T {}

            sealed interface T permits P {} record P(@JsonValue int x) implements T {}
            | or put the label around it: @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
            | @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT) sealed interface T permits P {} record P(@JsonValue int x) implements T {}

            sealed interface T permits P {} non-sealed interface P extends T {} final class C implements P { public int x; }
            | or make it abstract and sealed or with @JsonSubTypes
            | sealed interface T permits P {} sealed interface P extends T permits C {} final class C implements P { public int x; }

            record T(@JsonProperty(required = true) @JsonDefault("x") String s) {}
            | Keep one of the two
            | record T(@JsonDefault("x") String s) {}

            record T(@JsonSetter(nulls = JsonSetter.Nulls.FAIL) Optional<String> s) {}
            | Remove it, or use SET
            | record T(@JsonSetter(nulls = JsonSetter.Nulls.SET) Optional<String> s) {}

            record T(@JsonSetter(contentNulls = JsonSetter.Nulls.FAIL) List<OptionalInt> s) {}
            | Remove it, or use SET
            | record T(@JsonSetter(contentNulls = JsonSetter.Nulls.SET) List<OptionalInt> s) {}

            class T { private String s; @JsonInclude(JsonInclude.Include.NON_NULL) public String getS() { return s; } @JsonInclude public void setS(String s) { this.s = s; } }
            | Keep one of them, or make them equal
            | class T { private String s; @JsonInclude(JsonInclude.Include.NON_NULL) public String getS() { return s; } public void setS(String s) { this.s = s; } }

            record T(@JsonSetter(contentNulls = JsonSetter.Nulls.FAIL) int[] s) {}
            | Remove it;
            | record T(int[] s) {}

            record T(@JsonProperty("a") @JsonAlias("b") int x, int b) {}
            | or remove the name from its @JsonAlias.
            | record T(@JsonProperty("a") int x, int b) {}

            record T(@JsonUsing(key = C.class) Map<Thread, String> m) {} class C implements KeyCodec<Integer> { public String toName(Integer i) { return ""; } public Integer fromName(String s) { return 1; } }
            | Name another codec: @JsonUsing(key = ….class).
            | record T(@JsonUsing(key = C.class) Map<Thread, String> m) {} class C implements KeyCodec<Thread> { public String toName(Thread i) { return ""; } public Thread fromName(String s) { return null; } }

            class T { public int x; private T() {} }
            | or make an existing one package-private or public;
            | class T { public int x; T() {} }

            class T { private int a; public int b; public T() {} public T(int a, int b) { this.a = a; } public int getA() { return a; } }
            | Mark the constructor that takes it, @JsonCreator, as instances are created without it;
            | class T { private int a; public int b; public T() {} @JsonCreator public T(int a, int b) { this.a = a; } public int getA() { return a; } }

            enum T { A, @JsonEnumDefaultValue B }
            | Add @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT) to the enum, or remove the annotation;
            | @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT) enum T { A, @JsonEnumDefaultValue B }

            enum T { A, B; @JsonCreator static T of(String text) { return text.equals("a") ? A : B; } }
            | Remove it; if it accepts other strings, name them: @JsonAlias on constants, or @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT, caseInsensitive = true);
            | @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT, caseInsensitive = true) enum T { @JsonAlias("a") A, @JsonEnumDefaultValue B }

            record T(Tree tree) {} class Tree extends HashMap<String, Tree> {}
            | only types with members may, such as one with a member of type Map<…, Tree>.
            | record T(Tree tree) {} record Tree(Map<String, Tree> children) {}

            record T(@JsonUnwrapped P a, @JsonUnwrapped P b) {} record P(int x, int y) {}
            | or all members of an unwrapped value with @JsonUnwrapped(prefix = "…");
            | record T(@JsonUnwrapped P a, @JsonUnwrapped(prefix = "b.") P b) {} record P(int x, int y) {}

            class T { private final int x; private T(B b) { x = b.x; } public int getX() { return x; } static B builder() { return new B(); } static class B { private int x; B x(int x) { this.x = x; return this; } T create() { return new T(this); } } }
            | or declare the builder, with the name of the method that finishes it: @JsonBuilder(build = "…").
            | @JsonBuilder(build = "create") class T { private final int x; private T(B b) { x = b.x; } public int getX() { return x; } static B builder() { return new B(); } static class B { private int x; B x(int x) { this.x = x; return this; } T create() { return new T(this); } } }

            class T { private String s; public Optional<String> getS() { return Optional.ofNullable(s); } public void setS(String s) { this.s = s; } }
            | or add a setter, or a constructor marked @JsonCreator, that takes Optional<String>;
            | class T { private String s; public Optional<String> getS() { return Optional.ofNullable(s); } public void setS(String s) { this.s = s; } void setS(Optional<String> s) { this.s = s.orElse(null); } }

            class T { private final String s; T(String s) { this.s = s; } public Optional<String> getS() { return Optional.ofNullable(s); } }
            | or add a setter, or a constructor marked @JsonCreator, that takes Optional<String>;
            | class T { private final String s; T(String s) { this.s = s; } @JsonCreator T(Optional<String> s) { this(s.orElse(null)); } public Optional<String> getS() { return Optional.ofNullable(s); } }

            record T(@JsonFormat(pattern = "yyyy-MM-dd HH:mm") java.time.OffsetDateTime s) {}
            | it needs an offset, or timezone = "…" beside it.
            | record T(@JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "Europe/Berlin") java.time.OffsetDateTime s) {}

            record T(List<Map.Entry<String, Integer>> list) {}
            | or use a type of your own, such as a record.
            | record T(List<E> list) {} record E(String key, int value) {}

            record T(P p) {} @JsonCodec @com.fasterxml.jackson.databind.annotation.JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) class P { public int x; }
            | Write a codec of the type, mark it with @JsonCodecFor(….class), and neither put @JsonCodec on the type nor import it.
            | record T(P p) {} @com.fasterxml.jackson.databind.annotation.JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) class P { public int x; } @JsonCodecFor(P.class) class C implements dev.burin.Codec<P> { public void write(dev.burin.JsonWriter out, P p) { out.writeInt(p.x); } public P read(dev.burin.JsonReader in) { P p = new P(); p.x = in.readInt(); return p; } }

            record T(E e, List<E> list) {} @com.fasterxml.jackson.annotation.JsonFormat(shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.OBJECT) enum E { A }
            | Write a codec of the type, mark it with @JsonCodecFor(….class), and neither put @JsonCodec on the type nor import it.
            | record T(E e, List<E> list) {} @com.fasterxml.jackson.annotation.JsonFormat(shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.OBJECT) enum E { A } @JsonCodecFor(E.class) class C implements dev.burin.Codec<E> { public void write(dev.burin.JsonWriter out, E e) { out.writeString(e.name()); } public E read(dev.burin.JsonReader in) { return E.valueOf(in.readString()); } }

            record T(@com.fasterxml.jackson.annotation.JsonIncludeProperties("x") P p) {} record P(int x, int y) {}
            | Ignore the others in the type itself, @JsonIgnoreProperties, or declare a type that has only these members;
            | record T(P p) {} @JsonIgnoreProperties("y") record P(int x, int y) {}

            record T(@com.fasterxml.jackson.annotation.JsonIncludeProperties("x") P p) {} record P(int x, int y) {}
            | or name a codec, instead or beside it: @JsonUsing(….class).
            | record T(@com.fasterxml.jackson.annotation.JsonIncludeProperties("x") @JsonUsing(C.class) P p) {} record P(int x, int y) {} class C implements dev.burin.Codec<P> { public void write(dev.burin.JsonWriter out, P p) { out.writeInt(p.x()); } public P read(dev.burin.JsonReader in) { return new P(in.readInt(), 0); } }

            record T(@com.fasterxml.jackson.annotation.JsonIgnoreProperties("y") List<P> list) {} record P(int x, int y) {}
            | or name a codec, instead or beside it: @JsonUsing(….class).
            | record T(@com.fasterxml.jackson.annotation.JsonIgnoreProperties("y") @JsonUsing(content = C.class) List<P> list) {} record P(int x, int y) {} class C implements dev.burin.Codec<P> { public void write(dev.burin.JsonWriter out, P p) { out.writeInt(p.x()); } public P read(dev.burin.JsonReader in) { return new P(in.readInt(), 0); } }

            class T { @JsonProperty private int x; public int y; }
            | or leave it out: @JsonIgnoreProperties("x").
            | @JsonIgnoreProperties("x") class T { @JsonProperty private int x; public int y; }

            record T(@com.fasterxml.jackson.annotation.JsonFormat(shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.ARRAY) P p) {} record P(int x, int y) {}
            | Put the shape on the type of the values instead: @JsonCodec(shape = JsonCodec.Shape.ARRAY), or name a codec,
            | record T(P p) {} @JsonCodec(shape = JsonCodec.Shape.ARRAY) record P(int x, int y) {}

            record T(@com.fasterxml.jackson.annotation.JsonFormat(shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.ARRAY) List<java.time.LocalDate> list) {}
            | Name a codec, instead or beside it: @JsonUsing(….class).
            | record T(@com.fasterxml.jackson.annotation.JsonFormat(shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.ARRAY) @JsonUsing(C.class) List<java.time.LocalDate> list) {} class C implements dev.burin.Codec<List<java.time.LocalDate>> { public void write(dev.burin.JsonWriter out, List<java.time.LocalDate> list) { out.writeInt(list.size()); } public List<java.time.LocalDate> read(dev.burin.JsonReader in) { in.skipValue(); return List.of(); } }

            record T(@com.fasterxml.jackson.databind.annotation.JsonSerialize(include = com.fasterxml.jackson.databind.annotation.JsonSerialize.Inclusion.NON_NULL) String s) {}
            | Use @JsonInclude instead of include.
            | record T(@JsonInclude(JsonInclude.Include.NON_NULL) String s) {}

            record T(@com.fasterxml.jackson.databind.annotation.JsonSerialize(typing = com.fasterxml.jackson.databind.annotation.JsonSerialize.Typing.STATIC) String s) {}
            | Remove it: the declared type and the subtypes that it names always decide.
            | record T(String s) {}

            record T(@com.fasterxml.jackson.databind.annotation.JsonDeserialize(as = LinkedHashMap.class) Map<String, String> map) {}
            | Declare that type instead;
            | record T(LinkedHashMap<String, String> map) {}

            record T(@com.fasterxml.jackson.databind.annotation.JsonDeserialize(contentAs = Q.class) List<P> list) {} interface P { int getX(); } record Q(int x) implements P { public int getX() { return x; } }
            | or, if the declared one is an interface or abstract class of yours, name it there: @JsonCodec(implementation = ….class).
            | record T(List<P> list) {} @JsonCodec(implementation = Q.class) interface P { int getX(); } record Q(int x) implements P { public int getX() { return x; } }

            record T(P p) {} @com.fasterxml.jackson.databind.annotation.JsonDeserialize(as = Q.class) interface P { int getX(); } record Q(int x) implements P { public int getX() { return x; } }
            | Use this instead, on an interface or abstract class: @JsonCodec(implementation = ….class).
            | record T(P p) {} @JsonCodec(implementation = Q.class) interface P { int getX(); } record Q(int x) implements P { public int getX() { return x; } }

            record T(@com.fasterxml.jackson.databind.annotation.JsonSerialize(contentUsing = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) List<Integer> list) {}
            | Name a codec, instead or beside it: @JsonUsing(content = ….class).
            | record T(@com.fasterxml.jackson.databind.annotation.JsonSerialize(contentUsing = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) @JsonUsing(content = C.class) List<Integer> list) {} class C implements dev.burin.Codec<Integer> { public void write(dev.burin.JsonWriter out, Integer i) { out.writeString("" + i); } public Integer read(dev.burin.JsonReader in) { return Integer.valueOf(in.readString()); } }

            record T(com.fasterxml.jackson.databind.JsonNode node) {}
            | Declare dev.burin.JsonValue instead
            | record T(dev.burin.JsonValue node) {}

            record T(Map.Entry<String, Integer> entry) {}
            | declare a Map instead of its entries;
            | record T(Map<String, Integer> entry) {}

            class T { private final int x; T(B b) { x = b.x; } public int getX() { return x; } static B start() { return new B(); } static class B { private int x; B x(int x) { this.x = x; return this; } T make() { return new T(this); } } }
            | or, if it is a builder, declare it: @JsonBuilder(value = T.B.class, build = "make").
            | @JsonBuilder(value = T.B.class, build = "make") class T { private final int x; T(B b) { x = b.x; } public int getX() { return x; } static B start() { return new B(); } static class B { private int x; B x(int x) { this.x = x; return this; } T make() { return new T(this); } } }

            sealed interface T permits P {} @JsonCodec(direction = JsonCodec.Direction.ENCODE) record P(int x) implements T {}
            | Give both the same direction.
            | sealed interface T permits P {} @JsonCodec record P(int x) implements T {}

            record T(P p) {} @JsonCodec(implementation = Q.class) interface P { int getX(); } @JsonCodec(direction = JsonCodec.Direction.ENCODE) record Q(int x) implements P { public int getX() { return x; } }
            | Give both the same direction.
            | record T(P p) {} @JsonCodec(implementation = Q.class) interface P { int getX(); } @JsonCodec record Q(int x) implements P { public int getX() { return x; } }

            record T(P p) {} @JsonCodec(direction = JsonCodec.Direction.ENCODE) record P(int x) {}
            | or restrict the member to it: @JsonProperty(access = JsonProperty.Access.READ_ONLY).
            | record T(@JsonProperty(access = JsonProperty.Access.READ_ONLY) P p) {} @JsonCodec(direction = JsonCodec.Direction.ENCODE) record P(int x) {}

            class T { public int x; } @JsonCodec(direction = JsonCodec.Direction.ENCODE) record Q(P p, int y) {} @JsonCodec(direction = JsonCodec.Direction.DECODE) record P(int x) {}
            | or leave the member out: @JsonIgnore.
            | class T { public int x; } @JsonCodec(direction = JsonCodec.Direction.ENCODE) record Q(@JsonIgnore P p, int y) {} @JsonCodec(direction = JsonCodec.Direction.DECODE) record P(int x) {}

            class T { public int y; } @JsonCodec(direction = JsonCodec.Direction.DECODE) record P(Iterator<String> i, int x) {}
            | Use a List, or leave the member out: @JsonIgnore.
            | class T { public int y; } @JsonCodec(direction = JsonCodec.Direction.DECODE) record P(@JsonIgnore Iterator<String> i, int x) {}

            class T { @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public P p; public int y; } @JsonCodec(direction = JsonCodec.Direction.ENCODE) record P(int x) {}
            | Give both the same direction, or leave the member out: @JsonIgnore.
            | class T { @JsonIgnore public P p; public int y; } @JsonCodec(direction = JsonCodec.Direction.ENCODE) record P(int x) {}

            record T(P p) {} @JsonCodec(access = JsonCodec.Access.FIELDS) class P { private int x; public int getY() { return x; } public void setY(int y) { x = y; } }
            | Add non-private fields, or use methods too: @JsonCodec(access = JsonCodec.Access.AUTO), or annotate
            | record T(P p) {} @JsonCodec(access = JsonCodec.Access.AUTO) class P { private int x; public int getY() { return x; } public void setY(int y) { x = y; } }

            record T(P p) {} @JsonCodec(access = JsonCodec.Access.PROPERTIES) class P { public int x; }
            | Add public getters, or use fields too: @JsonCodec(access = JsonCodec.Access.AUTO), or annotate
            | record T(P p) {} @JsonCodec(access = JsonCodec.Access.AUTO) class P { public int x; }

            class T { public int y; } @JsonCodec(direction = JsonCodec.Direction.DECODE) class P { private int x; }
            | Add setters or non-private fields, or annotate
            | class T { public int y; } @JsonCodec(direction = JsonCodec.Direction.DECODE) class P { private int x; public void setX(int x) { this.x = x; } }

            record T(Properties p) {}
            | Use a Map<String, …> instead; or name a codec: @JsonUsing(….class).
            | record T(Map<String, String> p, @JsonUsing(C.class) Properties q) {} class C implements dev.burin.Codec<Properties> { public void write(dev.burin.JsonWriter out, Properties p) { out.writeString(p.toString()); } public Properties read(dev.burin.JsonReader in) { in.skipValue(); return new Properties(); } }

            @com.fasterxml.jackson.databind.annotation.JsonDeserialize(builder = T.B.class) class T { private final int x; private T(B b) { x = b.x; } public int getX() { return x; } static class B { private int x; @com.fasterxml.jackson.annotation.JsonCreator B(@com.fasterxml.jackson.annotation.JsonProperty("x") int x) { this.x = x; } T build() { return new T(this); } } }
            | Add a constructor without parameters, and methods for what it takes now, or name a static method that creates one:
            | @com.fasterxml.jackson.databind.annotation.JsonDeserialize(builder = T.B.class) class T { private final int x; private T(B b) { x = b.x; } public int getX() { return x; } static class B { private int x; B() {} B withX(int x) { this.x = x; return this; } T build() { return new T(this); } } }

            @JsonBuilder(T.B.class) class T { private final int x; private T(B b) { x = b.x; } public int getX() { return x; } static class B { private int x; B(int x) { this.x = x; } T build() { return new T(this); } } }
            | name a static method that creates one: @JsonBuilder(value = ….class, create = "…", build = "…").
            | @JsonBuilder(value = T.B.class, create = "none", build = "build") class T { private final int x; private T(B b) { x = b.x; } public int getX() { return x; } static class B { private int x; B(int x) { this.x = x; } static B none() { return new B(0); } B x(int x) { this.x = x; return this; } T build() { return new T(this); } } }

            class T { public ArrayList<String> a; } @JsonImport(ArrayList.class) class I {}
            | Remove it from @JsonImport, which members of this type do not need,
            | class T { public ArrayList<String> a; }

            class T { public P p; } @JsonImport(P.class) class I {} class P { public int x; public int y; P(int x) { this(x, 0); } P(int x, int y) {} }
            | Mark exactly one of them: @JsonCreator, in a mixin if P is imported.
            | class T { public P p; } @JsonImport(value = P.class, mixin = M.class) class I {} class P { public int x; public int y; P(int x) { this(x, 0); } P(int x, int y) {} } abstract class M { @JsonCreator M(int x, int y) {} }

            class T { public P p; } @JsonImport(P.class) class I {} @com.fasterxml.jackson.databind.annotation.JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) class P { public int x; }
            | and neither put @JsonCodec on the type nor import it.
            | class T { public P p; } @com.fasterxml.jackson.databind.annotation.JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) class P { public int x; } @JsonCodecFor(P.class) class C implements dev.burin.Codec<P> { public void write(dev.burin.JsonWriter out, P p) { out.writeInt(p.x); } public P read(dev.burin.JsonReader in) { P p = new P(); p.x = in.readInt(); return p; } }
            """;

    static Stream<Arguments> rows() {
        return Arrays.stream(ROWS.strip().split("\n\n")).map(row -> Arguments.of((Object[]) row.split("\n\\| ")));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void codeThatFollowsTheRemedyCompiles(String source, String remedy, String remedied) {
        assertThat(Project.withBurin().errors(file(source)))
                .anySatisfy(message -> assertThat(message).contains(remedy));
        Project.withBurin().compile(file(remedied)); // fails if there is an error or a warning
    }

    private static String file(String types) {
        return """
                package shop;
                import dev.burin.KeyCodec;
                import dev.burin.annotation.*;
                import java.util.*;
                @JsonCodec TYPES
                """.replace("TYPES", types);
    }
}
