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

        @JsonUsing(LevelsCodec.class)
        public List<Level> coded; // BRN023: the codec cannot name Outer.Level, because

        public Map<Level, String> texts; // BRN023: the codec cannot name Outer.Level, because
        public List<? super Level> above; // BRN023: Outer.Alarm.above: the codec cannot name Outer.Level, because
        public Map<String, ? super Level[]> below; // BRN023: Outer.Alarm.below: the codec cannot name Outer.Level, because
        public Texts more; // BRN023: the codec cannot name Outer.Level, because
        public Level level; // BRN023: Outer.Alarm.level: the codec cannot name Outer.Level, because it or an enclosing type is private or in another package, or its module does not export it.
    }

    static class Texts extends HashMap<Level, String> {}

    static final class LevelsCodec implements dev.burin.Codec<List<Level>> {
        @Override
        public void write(dev.burin.JsonWriter out, List<Level> value) {
            out.writeInt(value.size());
        }

        @Override
        public List<Level> read(dev.burin.JsonReader in) {
            return Collections.nCopies(in.readInt(), Level.LOW);
        }
    }

    private interface Sign {}

    record Mark(int x) implements Sign {}

    @JsonCodec
    static class Marked {
        private final Mark mark;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Marked(Sign sign) { // BRN023: Outer.Marked(Outer.Sign sign): the codec cannot name Outer.Sign, because
            mark = (Mark) sign;
        }

        Marked(Mark mark) {
            this.mark = mark;
        }

        @JsonValue
        Mark mark() {
            return mark;
        }
    }

    static class Event {
        public List<Level> levels; // BRN023: Outer.Fire.levels (inherited from Outer.Event) → List<Outer.Level>: the codec cannot name Outer.Level, because
    }

    @JsonCodec
    static class Fire extends Event {}

    private record Circle(double radius) implements Shape {}

    @JsonCodec
    sealed interface Shape permits Circle {} // BRN023: Outer.Shape → Outer.Circle: the codec cannot name Outer.Circle, because
}
