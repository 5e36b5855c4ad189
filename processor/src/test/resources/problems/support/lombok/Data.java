package lombok;

/** Stands for Lombok's annotation in a compilation in which Lombok does not run. */
public @interface Data {}
