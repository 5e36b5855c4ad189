package dev.burin.processor.schema;

import dev.burin.Presence;
import java.util.Optional;

/** The type of a member that is absent, null or a value: a {@code Presence} of another type. */
record Patched(Kind content) implements Kind {
    @Override
    public String java() {
        return "Presence<" + content.java() + ">";
    }

    @Override
    public Class<?> type() {
        return Presence.class;
    }

    @Override
    public String annotations() {
        return content.annotations();
    }

    @Override
    public void document(JsonText out) {
        if (out.oneIn(4)) {
            out.raw("null");
        } else {
            content.document(out);
        }
    }

    @Override
    public Object read(Object tree) {
        return tree == null ? Presence.ofNull() : Presence.of(content.read(tree));
    }

    @Override
    public Object tree(Object value, View view) {
        Presence<?> presence = (Presence<?>) value;
        if (view == View.WHOLE) {
            return presence == null || presence.isAbsent()
                    ? value + ""
                    : Optional.ofNullable(presence.orElse(null)).map(each -> content.tree(each, view));
        }
        return presence.isNull() ? null : content.tree(presence.value(), view);
    }

    @Override
    public Object absent() {
        return Presence.absent();
    }

    @Override
    public boolean isAlwaysGiven() {
        return true;
    }
}
