package hidden;

/** A class of which other packages do not see every setter. */
public class Setting {
    private String only;

    protected void setOnly(String only) {
        this.only = only;
    }

    public String shown() {
        return only;
    }
}
