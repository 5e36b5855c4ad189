import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.gson.annotations.Expose;
import com.google.gson.annotations.JsonAdapter;
import com.google.gson.annotations.SerializedName;
import com.google.gson.annotations.Since;
import com.google.gson.annotations.Until;
import dev.burin.annotation.JsonCodec;
import jakarta.json.bind.annotation.*;
import java.lang.annotation.*;
import java.util.*;

@JsonCodec
@JsonAutoDetect // BRN068: @JsonAutoDetect on Order changes the JSON in a way that Burin does not support.
class Order extends Base {
    @JsonView(Order.class) // changes nothing unless a view is asked for
    public int id;

    @JsonKey // BRN068: @JsonKey on address changes the JSON
    public String address;

    @JsonFormat(pattern = "d. MMMM yyyy") // BRN068: @JsonFormat(pattern = "d. MMMM yyyy") on day
    public java.time.LocalDate day;

    @Secret // BRN068: @Secret on token changes the JSON
    public String token;

    @JsonMerge // BRN068: @JsonMerge on notes changes the JSON
    public List<String> notes = new ArrayList<>();

    @JsonMerge(OptBoolean.FALSE) // says what is so anyway
    public List<String> remarks = new ArrayList<>();

    @JsonSetter(nulls = Nulls.SKIP)
    public String name;

    @JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) // BRN068: @JsonSerialize(using = ToStringSerializer.class) on total
    public long total;

    @JsonSerialize(include = JsonSerialize.Inclusion.NON_NULL) // BRN068: @JsonSerialize(include = NON_NULL) on code
    @dev.burin.annotation.JsonUsing(Upper.class) // says nothing of null
    public String code;
}

@JsonCodec
class Index {
    @JsonIncludeProperties("x") // BRN068: @JsonIncludeProperties({…}) on leaves changes the JSON
    @dev.burin.annotation.JsonUsing(key = UpperKeys.class) // says nothing of the values
    public Map<String, Leaf> leaves;
}

@JsonCodec
record Link(
        int id,
        @JsonManagedReference Order order) {} // BRN068: @JsonManagedReference on order changes the JSON

class Base {
    @JsonInclude(content = JsonInclude.Include.NON_NULL) // BRN068: @JsonInclude(content = NON_NULL) on tags
    public Map<String, String> tags;

    @JsonAnySetter // BRN068: @JsonAnySetter alone on rest
    Map<String, String> rest;

    public Map<String, String> getRest() {
        return rest;
    }
}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) // BRN068: @JsonTypeInfo(use = CLASS) on Animal
sealed interface Animal permits Cat {}

record Cat(int lives) implements Animal {}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) // BRN068: @JsonTypeInfo(use = CLASS) on Plant
interface Plant {} // BRN052: Plant is an interface, and its subtypes are not known.

@JsonCodec
record Vault(
        Secrets secrets,
        List<Numbers> numbers,
        Mode mode) {}

@JsonIgnoreType // BRN068: @JsonIgnoreType on Secrets
class Secrets extends ArrayList<String> {}

@JsonFormat(shape = JsonFormat.Shape.OBJECT) // BRN068: @JsonFormat(shape = OBJECT) on Numbers
class Numbers extends ArrayList<Integer> {}

@JsonDeserialize(using = com.fasterxml.jackson.databind.JsonDeserializer.None.class) // BRN068: @JsonDeserialize(using = None.class) on Mode
enum Mode {
    ON
}

@JsonCodec
@JsonNaming(Own.SnakeCaseStrategy.class) // BRN068: @JsonNaming(SnakeCaseStrategy.class) on Own
class Own {
    public int fooBar;

    static class SnakeCaseStrategy extends PropertyNamingStrategies.NamingBase {
        @Override
        public String translate(String name) {
            return "x_" + name;
        }
    }
}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY) // BRN068: @JsonTypeInfo(use = NAME, include = EXTERNAL_PROPERTY) on Outside
sealed interface Outside permits Leaf {}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, visible = true) // BRN068: @JsonTypeInfo(use = NAME, visible = true) on Visible
sealed interface Visible permits Leaf {}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Void.class) // BRN068: @JsonTypeInfo(use = NAME, defaultImpl = Void.class) on Nothing
sealed interface Nothing permits Leaf {}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, requireTypeIdForSubtypes = OptBoolean.TRUE) // BRN068: @JsonTypeInfo(use = NAME, requireTypeIdForSubtypes = TRUE) on Required
sealed interface Required permits Leaf {}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION) // BRN068: @JsonTypeInfo(use = DEDUCTION) on Deduced
sealed interface Deduced permits Leaf {}

@JsonCodec
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, requireTypeIdForSubtypes = OptBoolean.FALSE) // what Burin does
sealed interface Lenient permits Leaf {}

record Leaf(int x) implements Outside, Visible, Nothing, Required, Deduced, Lenient {}

@JsonCodec
class Delivery {
    @JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSSSS") // BRN068: @JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSSSS") on sent
    public java.util.@Kept Date sent;

    private Date arrived;

    @JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSSSS") // BRN068: @JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSSSS") on getArrived
    public java.util.@Kept Date getArrived() {
        return arrived;
    }

    public void setArrived(Date arrived) {
        this.arrived = arrived;
    }
}

@Target(ElementType.TYPE_USE)
@interface Kept {}

@JacksonAnnotationsInside
@JsonIgnore
@interface Secret {}

@JsonCodec
class Parcel {
    @SerializedName("no")
    @Expose(serialize = false) // BRN068: @Expose(serialize = false) on number changes the JSON in a way that Burin does not support.
    public int number;

    @Since(1.1) // BRN068: @Since(1.1) on street
    public String street;

    @Until(1.2) // BRN068: @Until(1.2) on city
    public String city;

    @JsonAdapter(Object.class) // BRN068: @JsonAdapter(Object.class) on zip
    public String zip;
}

@JsonCodec
@JsonbVisibility(jakarta.json.bind.config.PropertyVisibilityStrategy.class) // BRN068: @JsonbVisibility(PropertyVisibilityStrategy.class) on Person
class Person {
    @JsonbDateFormat("yyyy") // BRN068: @JsonbDateFormat("yyyy") on born
    public java.time.LocalDate born;

    @JsonbNumberFormat("#") // BRN068: @JsonbNumberFormat("#") on size
    public int size;

    @JsonbTypeAdapter(jakarta.json.bind.adapter.JsonbAdapter.class) // BRN068: @JsonbTypeAdapter(JsonbAdapter.class) on note
    public String note;

    @Short // BRN068: @Short on nick
    public String nick;

    private String token;

    @JsonbTransient // BRN068: @JsonbTransient on getToken
    public String getToken() {
        return token;
    }

    public void setToken(String token) {
        this.token = token;
    }
}

@JsonbAnnotation
@JsonbProperty("s")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface Short {}

class UpperKeys implements dev.burin.KeyCodec<String> {
    @Override
    public String toName(String key) {
        return key.toUpperCase(Locale.ROOT);
    }

    @Override
    public String fromName(String name) {
        return name;
    }
}

class Upper implements dev.burin.Codec<String> {
    @Override
    public void write(dev.burin.JsonWriter out, String value) {
        out.writeString(value.toUpperCase(Locale.ROOT));
    }

    @Override
    public String read(dev.burin.JsonReader in) {
        return in.readString();
    }
}
