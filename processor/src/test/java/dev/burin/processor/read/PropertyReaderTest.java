package dev.burin.processor.read;

import static dev.burin.processor.read.Reading.jsonNames;
import static dev.burin.processor.read.Reading.names;
import static dev.burin.processor.read.Reading.observations;
import static dev.burin.processor.read.Reading.property;
import static dev.burin.processor.read.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.model.Accessor;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which properties a type has, and how they are read, set and named. */
class PropertyReaderTest {

    @Test
    void aRecordHasItsComponentsAndNothingElse() {
        CodecTarget target = read("Point", """
                @JsonCodec record Point(int x, int y) {
                    public int getSum() { return x + y; }
                    static int count;
                }
                """);

        assertThat(names(target.properties())).containsExactly("x", "y");
        assertThat(property(target, "x").accessor()).contains(Accessor.method("x"));
        assertThat(target.creator().orElseThrow().arguments()).containsExactly("x", "y");
    }

    @Test
    void anAnnotatedComponentNamedLikeAGetterIsOneProperty() {
        CodecTarget target = read("Odd", """
                @JsonCodec record Odd(@JsonProperty("x") int getX, @JsonAlias("b") int isY) {}
                """);

        assertThat(names(target.properties())).containsExactly("getX", "isY");
        assertThat(observations(target)).isEmpty();
    }

    @Test
    void anAnnotatedMethodOfARecordIsWrittenOnly() {
        CodecTarget target = read("Point", """
                @JsonCodec record Point(int x, int y) {
                    @JsonProperty int sum() { return x + y; }
                }
                """);

        assertThat(names(target.properties())).containsExactly("x", "y", "sum");
        assertThat(property(target, "sum").direction()).isEqualTo(Direction.ENCODE);
    }

    @Test
    void fieldsThatAreNotPrivateAreReadAndSetDirectly() {
        CodecTarget target = read("C", """
                @JsonCodec class C { int a; String b; C c; static int d; transient int e; private int f; }
                """);

        assertThat(names(target.properties())).containsExactly("a", "b", "c");
        assertThat(property(target, "a").accessor()).contains(Accessor.field("a"));
        assertThat(target.creator().orElseThrow().setters())
                .containsExactly(
                        new Setter("a", "a", Setter.Form.FIELD),
                        new Setter("b", "b", Setter.Form.FIELD),
                        new Setter("c", "c", Setter.Form.FIELD));
    }

    @Test
    void accessorsBelongToTheirField() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    private String name;
                    private boolean active;
                    private String URL;
                    private String iPhone;
                    public boolean isActive() { return active; }
                    public void setActive(boolean active) {}
                    public String getName() { return name; }
                    public Bean setName(String name) { return this; }
                    public String getURL() { return URL; }
                    public void setURL(String url) {}
                    public String getIPhone() { return iPhone; }
                    public void setIPhone(String iPhone) {}
                }
                """);

        assertThat(names(target.properties())).containsExactly("name", "active", "URL", "iPhone");
        assertThat(property(target, "active").accessor()).contains(Accessor.method("isActive"));
        assertThat(target.properties()).allMatch(property -> property.direction() == Direction.BOTH);
        assertThat(target.creator().orElseThrow().setters())
                .contains(new Setter("name", "setName", Setter.Form.METHOD));
    }

    /** As in JavaBeans, where a property name keeps its first letter if the second one is a capital. */
    @Test
    void accessorsMayContainTheUnchangedNameOfTheirField() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    private String eMail;
                    private boolean iOpen;
                    private String away;
                    private int up;
                    private transient int tings;
                    public String geteMail() { return eMail; }
                    public void seteMail(String eMail) {}
                    public boolean isiOpen() { return iOpen; }
                    public Bean setiOpen(boolean iOpen) { return this; }
                    public String getaway() { return away; }
                    public int setup(int up) { return up; }
                    public int setUp(int up) { return up; }
                    public int getUp() { return up; }
                    public int getup() { return up; }
                    public void settings(int tings) {}
                }
                """);

        assertThat(names(target.properties())).containsExactly("eMail", "iOpen", "away", "up");
        assertThat(property(target, "eMail").accessor()).contains(Accessor.method("geteMail"));
        assertThat(property(target, "iOpen").accessor()).contains(Accessor.method("isiOpen"));
        assertThat(property(target, "up").accessor()).contains(Accessor.method("getUp"));
        assertThat(target.creator().orElseThrow().setters())
                .containsExactly(
                        new Setter("eMail", "seteMail", Setter.Form.METHOD),
                        new Setter("iOpen", "setiOpen", Setter.Form.METHOD),
                        new Setter("up", "setUp", Setter.Form.METHOD));
    }

    /** The usual getter may have another prefix. */
    @Test
    void aMethodThatOnlyEndsLikeAPropertyIsNotItsGetter() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    private boolean away;
                    private boolean not;
                    private boolean land;
                    private Bean trip;
                    public boolean isAway() { return away; }
                    public void setAway(boolean away) {}
                    public Bean getaway() { return trip; }
                    public boolean isnot() { return true; }
                    public Boolean getNot() { return not; }
                    public static boolean isLand() { return false; }
                    public boolean island() { return land; }
                }
                """);

        assertThat(property(target, "away").accessor()).contains(Accessor.method("isAway"));
        assertThat(property(target, "not").accessor()).contains(Accessor.method("getNot"));
        assertThat(property(target, "land").accessor()).contains(Accessor.method("island"));
        assertThat(target.properties())
                .noneMatch(property -> property.accessor().equals(Optional.of(Accessor.method("getaway"))));
    }

    @Test
    void typeUseAnnotationsDoNotChangeTypes() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    private Boolean open;
                    private final Map<String, Object> rest = new HashMap<>();
                    public @Maybe Boolean isOpen() { return open; }
                    public void setOpen(@Maybe Boolean open) {}
                    @JsonAny public Map<String, Object> getRest() { return rest; }
                    @JsonAny public void put(java.lang.@Maybe String name, @Maybe Object value) {}
                }
                @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)
                @interface Maybe {}
                """);

        assertThat(names(target.properties())).containsExactly("open", "rest");
        assertThat(target.creator().orElseThrow().setters())
                .containsExactly(
                        new Setter("open", "setOpen", Setter.Form.METHOD),
                        new Setter("rest", "put", Setter.Form.EACH_ENTRY));
        assertThat(observations(target)).isEmpty();
    }

    @Test
    void withoutAFieldLeadingCapitalsBecomeLowerCase() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    public String getURL() { return ""; }
                    public void setURL(String url) {}
                    public int getaway() { return 1; }
                    public int get() { return 1; }
                    public Boolean isOpen() { return true; }
                    public String isNot() { return ""; }
                }
                """);

        assertThat(names(target.properties())).containsExactly("url", "open");
    }

    @Test
    void propertiesOfTheSuperclassComeFirst() {
        CodecTarget target = read("Sub", """
                class Base { public int id; public String getKind() { return ""; } }
                interface Named { String getName(); default String getLabel() { return getName(); } }
                @JsonCodec class Sub extends Base implements Named {
                    public int size;
                    private String name;
                    public String getName() { return name; }
                    public void setName(String name) {}
                    @Override public String getKind() { return "sub"; }
                }
                """);

        assertThat(names(target.properties())).containsExactly("id", "kind", "size", "name", "label");
        assertThat(property(target, "label").direction()).isEqualTo(Direction.ENCODE);
    }

    @Test
    void typeVariablesOfTheSuperclassAreReplaced() {
        CodecTarget target = read("Names", """
                class Base<T, L extends List<T>> {
                    public T first;
                    private L all;
                    public L getAll() { return all; }
                    public void setAll(L all) {}
                }
                @JsonCodec class Names extends Base<String, ArrayList<String>> {}
                """);

        assertThat(property(target, "first").type().name()).hasToString("java.lang.String");
        assertThat(property(target, "all").type().name()).hasToString("java.util.ArrayList<java.lang.String>");
    }

    @Test
    void annotationsOfAllPartsAreMerged() {
        CodecTarget target = read("Bean", """
                @JsonCodec(naming = Naming.SNAKE_CASE, include = JsonInclude.Include.NON_NULL)
                public class Bean {
                    @JsonAlias("a") private String firstName;
                    private String lastName;
                    @JsonInclude private int age;
                    @JsonProperty("given") public String getFirstName() { return ""; }
                    @JsonAlias("b") public void setFirstName(@JsonInclude(JsonInclude.Include.NON_EMPTY) String name) {}
                    @JsonProperty(required = true) public String getLastName() { return ""; }
                    public void setLastName(String name) {}
                    public int getAge() { return age; }
                    public void setAge(int age) {}
                }
                """);

        Property first = property(target, "firstName");
        assertThat(first.jsonName()).isEqualTo("given");
        assertThat(first.aliases()).containsExactlyInAnyOrder("a", "b");
        assertThat(first.include()).isEqualTo(Include.NON_NULL);
        Property last = property(target, "lastName");
        assertThat(last.jsonName()).isEqualTo("last_name");
        assertThat(last.necessity()).isEqualTo(Necessity.REQUIRED);
        assertThat(property(target, "age").include()).isEqualTo(Include.ALWAYS);
    }

    @Test
    void ignoringOnePartIgnoresTheProperty() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    @JsonIgnore public int a;
                    private int b;
                    private int c;
                    public int d;
                    @JsonIgnore public int getB() { return b; }
                    public void setB(int b) {}
                    public int getC() { return c; }
                    @JsonIgnore public void setC(int c) {}
                }
                """);

        assertThat(names(target.encoded())).containsExactly("d");
        assertThat(names(target.decoded())).containsExactly("d");
        assertThat(target.skippedNames()).containsExactly("a", "b", "c");
    }

    @Test
    void anIgnoredComponentStillFillsItsArgument() {
        CodecTarget target = read("Session", """
                @JsonCodec record Session(String user, @JsonIgnore String token) {}
                """);

        assertThat(property(target, "token").direction()).isEqualTo(Direction.NONE);
        assertThat(target.creator().orElseThrow().arguments()).containsExactly("user", "token");
    }

    @Test
    void accessLimitsTheDirection() {
        CodecTarget target = read("User", """
                @JsonCodec record User(
                        @JsonProperty(access = JsonProperty.Access.READ_ONLY) long id,
                        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password) {}
                """);

        assertThat(property(target, "id").direction()).isEqualTo(Direction.ENCODE);
        assertThat(property(target, "password").direction()).isEqualTo(Direction.DECODE);
        assertThat(target.skippedNames()).containsExactly("id");
    }

    @Test
    void accessFieldsLeavesComputedGettersOut() {
        CodecTarget target = read("Bean", """
                @JsonCodec(access = JsonCodec.Access.FIELDS) public class Bean {
                    private int a;
                    int b;
                    public int getA() { return a; }
                    public void setA(int a) {}
                    public int getB() { return b; }
                    public int getSum() { return a + b; }
                }
                """);

        assertThat(names(target.properties())).containsExactly("a", "b");
        assertThat(property(target, "b").accessor()).contains(Accessor.field("b"));
    }

    @Test
    void accessPropertiesLeavesFieldsOut() {
        CodecTarget target = read("Bean", """
                @JsonCodec(access = JsonCodec.Access.PROPERTIES) public class Bean {
                    public int a;
                    @JsonProperty public int b;
                    private int c;
                    public int getC() { return c; }
                    public void setC(int c) {}
                }
                """);

        assertThat(names(target.properties())).containsExactly("b", "c");
    }

    @Test
    void namedPropertiesComeFirstThenIndexesThenTheAlphabet() {
        CodecTarget target = read("Bean", """
                @JsonCodec @JsonPropertyOrder(value = {"e", "renamed"}, alphabetic = true)
                class Bean {
                    public int c, b, a;
                    @JsonProperty(index = 1) public int x;
                    @JsonProperty(index = 0) public int y;
                    @JsonProperty("renamed") public int d;
                    public int e;
                }
                """);

        assertThat(jsonNames(target)).containsExactly("e", "renamed", "y", "x", "a", "b", "c");
    }

    @Test
    void thePropertyHasTheTypeThatCanBeSet() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    private ArrayList<String> names = new ArrayList<>();
                    private int count;
                    public ArrayList<String> getNames() { return names; }
                    public void setNames(Collection<String> names) {}
                    public int getCount() { return count; }
                    public void setCount(Integer count) {}
                }
                """);

        assertThat(property(target, "names").type().displayName()).isEqualTo("Collection<String>");
        assertThat(property(target, "count").type().displayName()).isEqualTo("Integer");
        assertThat(observations(target)).isEmpty();
    }

    @Test
    void theOverloadedSetterWithTheTypeOfTheGetterIsUsed() {
        CodecTarget target = read("Bean", """
                @JsonCodec public class Bean {
                    private int count;
                    public int getCount() { return count; }
                    public void setCount(String count) {}
                    public void setCount(int count) {}
                }
                """);

        assertThat(property(target, "count").type().displayName()).isEqualTo("int");
    }

    @Test
    void aFinalFieldIsSetByAConstructorOnly() {
        CodecTarget target = read("Bean", """
                @JsonCodec class Bean {
                    final int a;
                    final int b = 2;
                    int c;
                    Bean(int a) { this.a = a; }
                }
                """);

        assertThat(property(target, "a").direction()).isEqualTo(Direction.BOTH);
        assertThat(property(target, "b").direction()).isEqualTo(Direction.ENCODE);
        assertThat(property(target, "c").direction()).isEqualTo(Direction.BOTH);
        assertThat(target.creator().orElseThrow().arguments()).containsExactly("a");
        assertThat(target.creator().orElseThrow().setters()).containsExactly(new Setter("c", "c", Setter.Form.FIELD));
        assertThat(observations(target)).containsExactly(Observation.Kind.NEVER_READ);
    }
}
