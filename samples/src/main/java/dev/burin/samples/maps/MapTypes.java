package dev.burin.samples.maps;

import dev.burin.annotation.JsonCodec;
import java.time.DayOfWeek;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Members declared as other kinds of maps, and maps within maps. */
@JsonCodec
public record MapTypes(
        SortedMap<String, Integer> sorted,
        NavigableMap<Integer, String> navigable,
        ConcurrentMap<String, Integer> concurrent,
        ConcurrentHashMap<String, Long> concurrentHash,
        TreeMap<String, Integer> tree,
        EnumMap<DayOfWeek, String> enums,
        Map<String, Map<Integer, List<String>>> nested) {}
