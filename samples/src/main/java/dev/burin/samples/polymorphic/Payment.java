package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeName;

/** A payment is by card, by transfer or in cash; the member {@code @type} says which. */
@JsonCodec
public sealed interface Payment {

    /** {@code {"@type":"Card","number":"…"}}: without an annotation, the name is that of the class. */
    record Card(String number) implements Payment {}

    /** This one has a custom name. */
    @JsonTypeName("bank-transfer")
    record Transfer(String iban, String reference) implements Payment {}

    /** This one has no other members. */
    record Cash() implements Payment {}
}
