package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.SizeBound;
import java.util.Optional;

/**
 * A value that one call writes and one call reads.
 *
 * @param put the call that writes, up to the value: {@code out.putInt(at, }
 * @param get the call that reads
 * @param absent the value of an absent member; empty if that is {@code null}
 * @param size bound of the text, {@code null} included
 */
record LeafBinding(CodeBlock put, CodeBlock get, Optional<CodeBlock> absent, SizeBound size) implements Binding {

    /** Returns the binding of an object that the writer and the reader know, by the names of their methods. */
    static LeafBinding known(String put, String get, int size) {
        return new LeafBinding(
                CodeBlock.of("out.$L(at, ", put), CodeBlock.of("in.$L()", get), Optional.empty(), SizeBound.of(size));
    }

    /** Returns the binding of a primitive value that the writer and the reader know. */
    static LeafBinding primitive(String put, String get, int size, String absent) {
        LeafBinding known = known(put, get, size);
        return new LeafBinding(known.put, known.get, Optional.of(CodeBlock.of(absent)), known.size);
    }

    /** Returns the binding of an object that static methods of {@code owner} write and read. */
    static LeafBinding helped(ClassName owner, String put, String get, SizeBound size) {
        return new LeafBinding(
                CodeBlock.of("$T.$L(out, at, ", owner, put),
                CodeBlock.of("$T.$L(in)", owner, get),
                Optional.empty(),
                size);
    }

    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        return CodeBlock.of("$L$L)", put, value);
    }

    @Override
    public CodeBlock read(Scope scope) {
        return absent.isEmpty() ? Binding.super.read(scope) : get;
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return get;
    }
}
