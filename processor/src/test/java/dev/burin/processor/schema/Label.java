package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonTypeInfo.Style;
import java.util.List;
import java.util.Set;

/**
 * How a subtype is told from others.
 *
 * @param isAlwaysThere whether documents have it where the subtype is the declared type; Jackson insists
 * @param others the labels of all others, if this is the fallback of those that are not known; null otherwise
 */
record Label(String supertype, Style style, String property, String text, boolean isAlwaysThere, Set<String> others) {
    boolean isMember() {
        return style == Style.PROPERTY || style == Style.EXISTING;
    }

    /** Whether the codec adds the member. */
    boolean isAdded() {
        return style == Style.PROPERTY;
    }

    /** The member that says it, where the subtype has one. */
    Member member(Include include) {
        Kind kind = new LabelText(this);
        // An object without a label is one of the fallback.
        Include own = others == null ? include : Include.NON_NULL;
        return new Member("labelOfIt", property, true, List.of(), kind, false, Access.AUTO, own);
    }

    boolean fits(Object label) {
        return others == null ? text.equals(label) : label instanceof String && !others.contains(label);
    }

    /** A label for a document. */
    String random(JsonText out) {
        return others != null && out.oneIn(2) ? "not known" : text;
    }
}
