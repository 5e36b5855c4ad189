package dev.burin.samples.maps;

import dev.burin.annotation.JsonCodec;
import dev.burin.samples.enums.EventStatus;
import dev.burin.samples.enums.Progress;
import java.time.DayOfWeek;
import java.util.Map;
import java.util.UUID;

/** One member for each other type that may be a key; enums are written as they are elsewhere. */
@JsonCodec
public record TextKeys(
        Map<String, Integer> strings,
        Map<Character, Integer> characters,
        Map<Boolean, Integer> booleans,
        Map<UUID, Integer> uuids,
        Map<DayOfWeek, Integer> enums,
        Map<Progress, Integer> renamedEnums,
        Map<EventStatus, Integer> numberedEnums) {}
