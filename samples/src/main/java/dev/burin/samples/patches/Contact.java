package dev.burin.samples.patches;

import org.jspecify.annotations.Nullable;

/** A person to call. */
public record Contact(String name, @Nullable String phone, int age) {

    /** Returns this contact with a patch applied. */
    public Contact with(ContactPatch patch) {
        return new Contact(
                patch.name().orElse(name),
                patch.phone().applyTo(phone),
                patch.age().orElse(age));
    }
}
