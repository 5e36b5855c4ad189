package golden;

import dev.burin.KeyCodec;
import java.util.Locale;

public final class LocaleKeys implements KeyCodec<Locale> {
    @Override
    public String toName(Locale key) {
        return key.toLanguageTag();
    }

    @Override
    public Locale fromName(String name) {
        return Locale.forLanguageTag(name);
    }
}
