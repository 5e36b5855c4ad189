package dev.burin.samples.inheritance;

import dev.burin.annotation.JsonCodec;

/** A truck: the members of a vehicle, then its own. */
@JsonCodec
public class Truck extends Vehicle {
    private double loadTonnes;

    /** Returns the load in tonnes. */
    public double getLoadTonnes() {
        return loadTonnes;
    }

    /** Sets the load in tonnes. */
    public void setLoadTonnes(double loadTonnes) {
        this.loadTonnes = loadTonnes;
    }
}
