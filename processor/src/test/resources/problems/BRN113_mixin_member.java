import dev.burin.annotation.*;

@JsonImport(value = java.awt.Insets.class, mixin = InsetsMixin.class)
interface Imports {}

abstract class InsetsMixin {
    @JsonProperty("above")
    int top;

    @JsonProperty("under")
    int botom; // BRN113: botom of the mixin is annotated, but Insets has no field like it. Did you mean "bottom"?

    @JsonCreator
    InsetsMixin(
            @JsonProperty("above") int top,
            @JsonProperty("left") int left,
            @JsonProperty("bottom") int bottom,
            @JsonProperty("right") int right) {}

    InsetsMixin(@JsonProperty("above") int top) {} // BRN113: InsetsMixin(…) of the mixin is annotated, but Insets has no constructor with these parameters like it.

    @JsonIgnore
    abstract void set(int top); // BRN113: set(…) of the mixin is annotated, but Insets has no method with these parameters like it.

    abstract void notAnnotated();
}
