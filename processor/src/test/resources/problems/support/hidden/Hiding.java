package hidden;

/** A class of which other packages do not see everything. */
public class Hiding {
    public int seen;
    protected int hidden;
}
