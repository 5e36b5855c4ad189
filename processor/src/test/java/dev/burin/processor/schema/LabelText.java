package dev.burin.processor.schema;

/** The type of a member that says which subtype its object is. */
record LabelText(Label label) implements Kind {
    @Override
    public String java() {
        return "String";
    }

    @Override
    public Class<?> type() {
        return String.class;
    }

    @Override
    public void document(JsonText out) {
        out.string(label.random(out));
    }

    @Override
    public Object read(Object tree) {
        if (!label.fits(tree)) {
            throw new Refused();
        }
        return tree;
    }

    /** Whether a value is that of an object without a label, which only a fallback reads. */
    boolean isLeftOut(Object value) {
        return value == null && label.others() != null;
    }

    @Override
    public Object tree(Object value, View view) {
        if (value == null && view == View.WRITTEN && label.others() == null) {
            throw new Unwritable(); // nobody could tell what it is
        }
        return value;
    }
}
