package dev.burin.samples.inheritance;

/** The properties of all vehicles; abstract, so it has no codec. */
public abstract class Vehicle {
    private String plate;
    private int seats;

    /** Returns the number plate. */
    public String getPlate() {
        return plate;
    }

    /** Sets the number plate. */
    public void setPlate(String plate) {
        this.plate = plate;
    }

    /** Returns the number of seats. */
    public int getSeats() {
        return seats;
    }

    /** Sets the number of seats. */
    public void setSeats(int seats) {
        this.seats = seats;
    }
}
