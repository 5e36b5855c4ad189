package dev.burin.samples.collections;

import dev.burin.annotation.JsonCodec;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;

/** One member for each interface; sets keep the order of the document, except for sorted ones. */
@JsonCodec
public record Interfaces(
        Collection<String> collection,
        List<Integer> list,
        Set<Long> set,
        SortedSet<String> sortedSet,
        NavigableSet<Integer> navigableSet,
        Queue<Double> queue,
        Deque<Boolean> deque,
        List<List<Set<String>>> nested) {}
