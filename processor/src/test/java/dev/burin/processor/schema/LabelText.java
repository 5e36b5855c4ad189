package dev.burin.processor.schema;

/** The type of a member that tells the subtype of its object. */
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

    /** Returns whether a value is that of an object without a label, which only a fallback reads. */
    boolean isLeftOut(Object value) {
        return value == null && label.others() != null;
    }

    @Override
    public Object tree(Object value, View view) {
        if (value == null && view == View.WRITTEN && label.others() == null) {
            throw new Unwritable(); // its subtype could not be recognised
        }
        return value;
    }
}
