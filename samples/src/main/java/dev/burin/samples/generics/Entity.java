package dev.burin.samples.generics;

/** A superclass that leaves the type of a member to its subclasses. */
public abstract class Entity<T extends Comparable<T>> {
    private T id;

    public T getId() {
        return id;
    }

    public void setId(T id) {
        this.id = id;
    }
}
