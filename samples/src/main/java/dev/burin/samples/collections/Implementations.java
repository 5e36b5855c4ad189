package dev.burin.samples.collections;

import dev.burin.annotation.JsonCodec;
import java.time.DayOfWeek;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedList;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingDeque;

/** Members declared as concrete classes: each is read into that class. */
@JsonCodec
public class Implementations {
    /** An {@code ArrayList}. */
    public ArrayList<String> arrayList;

    /** A {@code LinkedList}. */
    public LinkedList<String> linkedList;

    /** An {@code ArrayDeque}. */
    public ArrayDeque<Integer> arrayDeque;

    /** A {@code TreeSet}. */
    public TreeSet<String> treeSet;

    /** An {@code EnumSet}. */
    public EnumSet<DayOfWeek> enumSet;

    /** A {@code LinkedBlockingDeque}. */
    public LinkedBlockingDeque<Double> linkedBlockingDeque;

    /** A {@code CopyOnWriteArrayList}. */
    public CopyOnWriteArrayList<Long> copyOnWriteArrayList;

    /** A {@code ConcurrentSkipListSet}. */
    public ConcurrentSkipListSet<String> concurrentSkipListSet;
}
