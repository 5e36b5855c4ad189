package dev.burin.processor.schema;

import dev.burin.annotation.JsonSetter.Nulls;

/**
 * A type of a member, element or value, with the meaning of null there.
 *
 * @param annotation the annotation that sets this meaning, followed by a space; empty if it is elsewhere
 */
record Nullness(Kind kind, Nulls nulls, String annotation) implements KindAround {
    @Override
    public Kind boxed() {
        return new Nullness(kind.boxed(), nulls, annotation);
    }

    @Override
    public String annotations() {
        return annotation + kind.annotations();
    }

    @Override
    public void document(JsonText out) {
        if (out.oneIn(nulls == Nulls.FAIL ? 40 : 4)) {
            out.raw("null");
        } else {
            kind.document(out);
        }
    }

    @Override
    public Object read(Object tree) {
        Object value = tree == null ? ofNull() : kind.read(tree);
        if (value == null && nulls == Nulls.FAIL) {
            throw new Refused();
        }
        return value;
    }

    private Object ofNull() {
        return switch (nulls) {
            case SET -> kind.read(null);
            case SKIP -> NOTHING;
            case FAIL -> throw new Refused();
            case AS_EMPTY -> kind.empty();
        };
    }

    @Override
    public Object tree(Object value, View view) {
        if (value == null && nulls == Nulls.FAIL && view == View.WRITTEN) {
            throw new Unwritable();
        }
        return kind.tree(value, view);
    }

    @Override
    public Object absent() {
        Object absent = nulls == Nulls.AS_EMPTY ? kind.empty() : kind.absent();
        if (absent == null && nulls == Nulls.FAIL) {
            throw new Refused();
        }
        return absent;
    }

    @Override
    public boolean definesNull() {
        return true;
    }
}
