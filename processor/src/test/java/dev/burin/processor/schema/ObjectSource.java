package dev.burin.processor.schema;

import dev.burin.processor.schema.ObjectKind.Form;
import java.util.List;
import java.util.stream.Collectors;

/** The declaration of an {@link ObjectKind}. */
record ObjectSource(String name, Form form, List<Member> members, boolean keepsUnknown) {
    /** Returns the declaration, on one line. */
    String text(String annotations, String supertype) {
        String declared = name.substring(name.indexOf('.') + 1);
        String simpleName = declared.replaceFirst("<.*", "");
        return switch (form) {
            case RECORD -> annotations + "record " + declared + "(" + components() + ")" + supertype + " {}";
            case FIELDS ->
                annotations + "final class " + declared + supertype + " {" + joined("%spublic %s %s; ", "") + "}";
            case BEAN -> annotations + "final class " + declared + supertype + " {" + fields() + accessors(true) + "}";
            case CONSTRUCTOR ->
                annotations + "final class " + declared + supertype + " {"
                        + members.stream()
                                .map(each -> "private final " + each.kind().java() + " " + each.javaName() + "; ")
                                .collect(Collectors.joining())
                        + simpleName + "(" + joined("%s%s %s", ", ") + ") {"
                        + members.stream()
                                .map(each -> "this." + each.javaName() + " = " + each.javaName() + "; ")
                                .collect(Collectors.joining())
                        + "} " + accessors(false) + "}";
            case BUILDER -> annotations + "final class " + declared + supertype + " {" + builder(simpleName) + "}";
        };
    }

    private String builder(String simpleName) {
        return joined("%sprivate final %s %s; ", "")
                + "private " + simpleName + "(Builder from) {" + each("this.%2$s = from.%2$s; ") + "} "
                + accessors(false)
                + "static Builder builder() { return new Builder(); } "
                + "static final class Builder {"
                + each("private %1$s %2$s; Builder %2$s(%1$s it) { this.%2$s = it; return this; } ")
                + simpleName + " build() { return new " + simpleName + "(this); } }";
    }

    /** Private fields; those of collections without a setter are initialised. */
    private String fields() {
        return members.stream()
                .map(each -> each.annotations() + "private "
                        + (each.kind() instanceof Collected made
                                ? "final " + made.java() + " " + each.javaName() + " = " + made.initialiser() + "; "
                                : each.kind().java() + " " + each.javaName() + "; "))
                .collect(Collectors.joining());
    }

    /** Returns the text for each member, formatted with its type and name. */
    private String each(String format) {
        return members.stream()
                .map(each -> String.format(format, each.kind().java(), each.javaName()))
                .collect(Collectors.joining());
    }

    private String components() {
        String kept = "@JsonAny Map<String, Object> " + ObjectKind.KEPT;
        if (!keepsUnknown) {
            return joined("%s%s %s", ", ");
        }
        return members.isEmpty() ? kept : joined("%s%s %s", ", ") + ", " + kept;
    }

    private String joined(String format, String separator) {
        return members.stream()
                .map(each ->
                        String.format(format, each.annotations(), each.kind().java(), each.javaName()))
                .collect(Collectors.joining(separator));
    }

    private String accessors(boolean withSetters) {
        StringBuilder text = new StringBuilder();
        for (Member each : members) {
            String java = each.kind().java();
            String capitalised = Character.toUpperCase(each.javaName().charAt(0))
                    + each.javaName().substring(1);
            text.append(String.format(
                    "public %s %s%s() { return %s; } ",
                    java, java.equals("boolean") ? "is" : "get", capitalised, each.javaName()));
            if (withSetters && !(each.kind() instanceof Collected)) {
                text.append(String.format(
                        "public void set%s(%s value) { this.%s = value; } ", capitalised, java, each.javaName()));
            }
        }
        return text.toString();
    }
}
