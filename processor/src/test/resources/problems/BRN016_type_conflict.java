import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    private Integer number; // BRN016: Property number is written as Integer but read as String.
    private Integer count; // BRN016: Property count is written as Integer but read as int.
    private int fine;

    public Integer getNumber() {
        return number;
    }

    public void setNumber(String number) {}

    public Integer getCount() {
        return count;
    }

    public void setCount(int count) {}

    public int getFine() {
        return fine;
    }

    public void setFine(String fine) {}

    public void setFine(int fine) {}
}
