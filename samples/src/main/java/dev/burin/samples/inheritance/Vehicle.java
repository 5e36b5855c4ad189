package dev.burin.samples.inheritance;

/** What all vehicles have; abstract, so it has no codec. */
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

    /** Returns how many people it takes. */
    public int getSeats() {
        return seats;
    }

    /** Sets how many people it takes. */
    public void setSeats(int seats) {
        this.seats = seats;
    }
}
