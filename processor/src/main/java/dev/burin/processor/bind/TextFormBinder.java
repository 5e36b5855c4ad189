package dev.burin.processor.bind;

import static java.util.Map.entry;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** Types that the JDK turns into a string and back: {@code URI}, {@code Path}, {@code Locale} and the like. */
final class TextFormBinder implements Binder {
    private static final Map<String, CodeBlock> FORMS = Map.ofEntries(
            entry("java.time.Period", form(RuntimeNames.TIME_TEXTS, "PERIOD")),
            entry("java.time.ZoneId", form(RuntimeNames.TIME_TEXTS, "ZONE_ID")),
            entry("java.net.URI", form(RuntimeNames.NET_TEXTS, "URI")),
            entry("java.net.URL", form(RuntimeNames.NET_TEXTS, "URL")),
            entry("java.net.InetAddress", form(RuntimeNames.NET_TEXTS, "INET_ADDRESS")),
            entry("java.nio.file.Path", form(RuntimeNames.FILE_TEXTS, "PATH")),
            entry("java.io.File", form(RuntimeNames.FILE_TEXTS, "FILE")),
            entry("java.util.Locale", form(RuntimeNames.UTIL_TEXTS, "LOCALE")),
            entry("java.util.Currency", form(RuntimeNames.UTIL_TEXTS, "CURRENCY")),
            entry("java.util.TimeZone", form(RuntimeNames.UTIL_TEXTS, "TIME_ZONE")),
            entry("java.nio.charset.Charset", form(RuntimeNames.UTIL_TEXTS, "CHARSET")),
            entry("java.util.regex.Pattern", form(RuntimeNames.UTIL_TEXTS, "PATTERN")));

    private static CodeBlock form(ClassName owner, String name) {
        return CodeBlock.of("$T.$L", owner, name);
    }

    /** Returns the {@code TextForm} of a type, which is also that of keys; nothing for other types. */
    static Optional<CodeBlock> form(TypeRef type) {
        return Optional.ofNullable(FORMS.get(type.erasedName()));
    }

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return form(type)
                .map(form -> new LeafBinding(
                        CodeBlock.of("$L.put(out, at, ", form),
                        CodeBlock.of("$L.read(in)", form),
                        Optional.empty(),
                        SizeBound.UNBOUNDED));
    }
}
