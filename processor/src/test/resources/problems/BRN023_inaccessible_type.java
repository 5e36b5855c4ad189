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
}
