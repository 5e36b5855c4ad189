package dev.burin.processor.read;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Replaces {@link TypeElement#getRecordComponents}, which throws for most types that are not records in ecj 3.40 and older. */
public final class RecordComponents {

    private RecordComponents() {}

    /** Returns the components of a record in their order, and none of any other type. */
    public static List<? extends RecordComponentElement> of(TypeElement type) {
        return type.getKind() == ElementKind.RECORD ? type.getRecordComponents() : List.of();
    }
}
