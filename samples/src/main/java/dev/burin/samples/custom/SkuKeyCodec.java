package dev.burin.samples.custom;

import dev.burin.KeyCodec;

/** Article numbers as member names: {@code "A-17"}. */
public class SkuKeyCodec implements KeyCodec<Sku> {

    @Override
    public String toName(Sku key) {
        return key.shelf() + '-' + key.place();
    }

    @Override
    public Sku fromName(String name) {
        int dash = name.lastIndexOf('-');
        if (dash < 1) {
            throw new IllegalArgumentException("an article number is a shelf, a dash and a place");
        }
        return new Sku(name.substring(0, dash), Integer.parseInt(name.substring(dash + 1)));
    }
}
