package dev.burin.processor.library;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.GeneratedCodec;

/** Stands for a generated codec. */
@GeneratedCodec
public final class AddressCodec implements Codec<Address> {
    public static final AddressCodec INSTANCE = new AddressCodec();

    private AddressCodec() {}

    @Override
    public void write(JsonWriter out, Address value) {
        out.position(write(out, out.beginValue(), value));
    }

    public int write(JsonWriter out, int at, Address value) {
        return out.putString(at, value.city(), 0);
    }

    @Override
    public Address read(JsonReader in) {
        return new Address(in.readString());
    }
}
