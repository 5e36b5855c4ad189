package dev.burin.samples.custom;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.annotation.JsonCodecFor;

/** Temperatures as numbers, in degrees. */
@JsonCodecFor(Temperature.class)
public final class TemperatureCodec implements Codec<Temperature> {

    @Override
    public void write(JsonWriter out, Temperature value) {
        out.writeDouble(value.celsius());
    }

    @Override
    public Temperature read(JsonReader in) {
        return new Temperature(in.readDouble());
    }
}
