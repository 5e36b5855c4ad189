import dev.burin.annotation.*;
import java.util.*;

class Outer {
    private enum Level {
        LOW,
        HIGH
    }

    @JsonCodec
    static class Alarm {
        public Level[] levels; // BRN023: the codec cannot name Outer.Level, because
        public Level level; // BRN023: Outer.Alarm.level: the codec cannot name Outer.Level, because it or a type around it is private or in another package.
    }

    private record Circle(double radius) implements Shape {}

    @JsonCodec
    sealed interface Shape permits Circle {} // BRN023: Outer.Shape → Outer.Circle: the codec cannot name Outer.Circle, because
}
