import dev.burin.*;
import dev.burin.annotation.*;

record Sku(String text) {}

@JsonCodecFor(Sku.class)
class FirstKey implements KeyCodec<Sku> {
    @Override
    public String toName(Sku key) {
        return key.text();
    }

    @Override
    public Sku fromName(String name) {
        return new Sku(name);
    }
}

@JsonCodecFor(Sku.class) // BRN117: FirstKey and SecondKey would both be the KeyCodec<Sku> of all members.
class SecondKey extends FirstKey {}

@JsonCodecFor(Sku.class) // BRN117: FirstKey and ThirdKey would both be the KeyCodec<Sku> of all members.
class ThirdKey implements KeyCodec<@Kept Sku> {
    @Override
    public String toName(Sku key) {
        return key.text();
    }

    @Override
    public Sku fromName(String name) {
        return new Sku(name);
    }
}

@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)
@interface Kept {}
