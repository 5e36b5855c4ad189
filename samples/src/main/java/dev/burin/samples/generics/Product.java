package dev.burin.samples.generics;

import java.util.UUID;

/** Its {@code id} is a UUID. */
public class Product extends Entity<UUID> {
    public String name;
}
