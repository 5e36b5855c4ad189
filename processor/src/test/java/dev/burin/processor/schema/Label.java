package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonTypeInfo.Style;
import java.util.List;
import java.util.Set;

/**
 * How a subtype is distinguished from the others.
 *
 * @param isAlwaysPresent whether documents have the label even where the subtype is the declared type, as Jackson requires
 * @param others the labels of all other subtypes, if this one is the fallback for unknown labels; null otherwise
 */
record Label(String supertype, Style style, String property, String text, boolean isAlwaysPresent, Set<String> others) {
    boolean isMember() {
        return style == Style.PROPERTY || style == Style.EXISTING;
    }

    /** Returns whether the codec adds the label as a member. */
    boolean isAdded() {
        return style == Style.PROPERTY;
    }

    /** Returns the member that holds the label, if the subtype has one. */
    Member member(Include include) {
        Kind kind = new LabelText(this);
        // An object without a label belongs to the fallback.
        Include own = others == null ? include : Include.NON_NULL;
        return new Member("labelOfIt", property, true, List.of(), kind, false, Access.AUTO, own);
    }

    boolean fits(Object label) {
        return others == null ? text.equals(label) : label instanceof String && !others.contains(label);
    }

    /** Returns a label for a document. */
    String random(JsonText out) {
        return others != null && out.oneIn(2) ? "not known" : text;
    }
}
