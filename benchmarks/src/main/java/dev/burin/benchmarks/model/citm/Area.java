package dev.burin.benchmarks.model.citm;

import java.util.List;

/** An area of the hall. */
public final class Area {
    public int areaId;
    public List<Integer> blockIds;
}
