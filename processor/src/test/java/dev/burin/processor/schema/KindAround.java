package dev.burin.processor.schema;

/** A type that wraps another one and says more about its values. */
interface KindAround extends Kind {

    /** The wrapped type. */
    Kind kind();

    @Override
    default String java() {
        return kind().java();
    }

    @Override
    default Class<?> type() {
        return kind().type();
    }

    @Override
    default String annotations() {
        return kind().annotations();
    }

    @Override
    default void document(JsonText out) {
        kind().document(out);
    }

    @Override
    default Object read(Object tree) {
        return kind().read(tree);
    }

    @Override
    default Object tree(Object value, View view) {
        return kind().tree(value, view);
    }

    @Override
    default Object absent() {
        return kind().absent();
    }

    @Override
    default boolean isAlwaysGiven() {
        return kind().isAlwaysGiven();
    }

    @Override
    default boolean definesNull() {
        return kind().definesNull();
    }

    @Override
    default Object empty() {
        return kind().empty();
    }
}
