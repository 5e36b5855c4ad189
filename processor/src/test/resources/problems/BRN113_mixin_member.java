import dev.burin.annotation.*;

@JsonImport(value = java.awt.Insets.class, mixin = InsetsMixin.class)
interface Imports {}

abstract class InsetsMixin {
    @JsonProperty("above")
    int top;

    @JsonProperty("under")
    int botom; // BRN113: botom of the mixin is annotated, but Insets has no matching field. Did you mean "bottom"?

    @JsonCreator
    InsetsMixin(
            @JsonProperty("above") int top,
            @JsonProperty("left") int left,
            @JsonProperty("bottom") int bottom,
            @JsonProperty("right") int right) {}

    InsetsMixin(@JsonProperty("above") int top) {} // BRN113: InsetsMixin(…) of the mixin is annotated, but Insets has no matching constructor with these parameters.

    @JsonIgnore
    abstract void set(int top); // BRN113: set(…) of the mixin is annotated, but Insets has no matching method with these parameters. Did you mean set(int, int, int, int)?

    abstract void notAnnotated();
}

@JsonImport(value = Text.class, mixin = TextMixin.class)
interface Generic {}

class Held<T, L> {
    public void setContent(T content, L label) {}

    public void setContent(T content) {}
}

class Text extends Held<String, Integer> {
    public int id;
}

interface TextMixin {
    @JsonProperty("text")
    void setContent(String content); // BRN113: Did you mean setContent(Object, Object) or setContent(Object)?
}
