package dev.burin;

/**
 * Turns a key of a map into a member name and back.
 *
 * <pre>{@code
 * public final class SkuKeyCodec implements KeyCodec<Sku> {
 *     public static final SkuKeyCodec INSTANCE = new SkuKeyCodec();
 *
 *     @Override
 *     public String toName(Sku key) {
 *         return key.text();
 *     }
 *
 *     @Override
 *     public Sku fromName(String name) {
 *         return Sku.parse(name);
 *     }
 * }
 * }</pre>
 *
 * @param <K> the type of the keys
 */
public interface KeyCodec<K> {
    /** Returns the member name of a key; different keys have different names. */
    String toName(K key);

    /**
     * Returns the key of a member name.
     *
     * @return never null
     * @throws RuntimeException if no key has that name; the reader reports it with its place
     */
    K fromName(String name);
}
