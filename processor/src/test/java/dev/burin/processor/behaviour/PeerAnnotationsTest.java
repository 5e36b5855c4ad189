package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations of other JSON libraries, which Burin does not read, are errors where ignoring them would lose something. */
class PeerAnnotationsTest {
    private static Project peers;

    @BeforeAll
    static void declarePeers() {
        peers = Project.plain()
                .compile(
                        """
                        package com.squareup.moshi;
                        public @interface Json { String name() default ""; boolean ignore() default false; }
                        """,
                        "package com.squareup.moshi; public @interface JsonQualifier {}",
                        """
                        package io.avaje.jsonb;
                        public @interface Json { String naming() default ""; String typeProperty() default "@type";
                            @interface Property { String value(); } @interface Ignore {} @interface Import {} }
                        """,
                        """
                        package com.dslplatform.json;
                        public @interface JsonAttribute { String name() default ""; boolean nullable() default true; }
                        """,
                        """
                        package com.dslplatform.json;
                        public @interface CompiledJson { Format[] formats() default Format.OBJECT; boolean minified() default false;
                            String objectFormatPolicy() default ""; String onUnknown() default "";
                            enum Format { OBJECT, ARRAY } }
                        """,
                        """
                        package com.alibaba.fastjson2.annotation;
                        public @interface JSONField { String name() default ""; int ordinal() default 0; }
                        """,
                        "package com.jsoniter.annotation; public @interface JsonProperty { String value(); }");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(@com.squareup.moshi.Json(name = \"x\") int a) {}",
                "class T { @com.squareup.moshi.Json(name = \"x\") public int a; }",
                "class T { private int a; @com.squareup.moshi.Json(name = \"x\") public int getA() { return a; } public void setA(int a) {} }",
                "record T(@Color int a) {} @com.squareup.moshi.JsonQualifier @interface Color {}",
                "record T(Level a) {} enum Level { @com.squareup.moshi.Json(name = \"low\") LOW }",
                "enum T { @com.squareup.moshi.Json(name = \"low\") LOW }",
                "record T(@io.avaje.jsonb.Json.Property(\"x\") int a) {}",
                "class T { public int a; @io.avaje.jsonb.Json.Ignore public int b; }",
                "@io.avaje.jsonb.Json(naming = \"LowerHyphen\") record T(int a) {}",
                "record T(@com.dslplatform.json.JsonAttribute(name = \"x\") int a) {}",
                "@com.dslplatform.json.CompiledJson(formats = com.dslplatform.json.CompiledJson.Format.ARRAY) record T(int a) {}",
                "@com.dslplatform.json.CompiledJson(minified = true) record T(int a) {}",
                "@com.dslplatform.json.CompiledJson(objectFormatPolicy = \"MINIMAL\") record T(int a) {}",
                "record T(@com.alibaba.fastjson2.annotation.JSONField(name = \"x\") int a) {}",
                "record T(@com.jsoniter.annotation.JsonProperty(\"x\") int a) {}",
            })
    void annotationsThatWouldBeLostAreAnError(String source) {
        List<String> messages = Project.withBurin().using(peers).errors(file(source));

        assertThat(messages.stream().filter(message -> message.contains("BRN068")))
                .singleElement()
                .asString()
                .contains("changes the JSON in a way that Burin does not support")
                .containsPattern("Burin does not read (com|io|shop)\\.[\\w.]+: add an equivalent, such as ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(@com.squareup.moshi.Json(name = \"x\") @JsonProperty(\"x\") int a) {}",
                "record T(@com.squareup.moshi.Json(name = \"x\") @com.fasterxml.jackson.annotation.JsonProperty(\"x\") int a) {}",
                "enum T { @com.squareup.moshi.Json(name = \"low\") @JsonProperty(\"low\") LOW }",
                "class T { public int a; @io.avaje.jsonb.Json.Ignore @JsonIgnore public int b; }",
                "@io.avaje.jsonb.Json record T(int a) {}",
                "@io.avaje.jsonb.Json.Import record T(int a) {}",
                "record T(@com.dslplatform.json.JsonAttribute(nullable = false) int a) {}",
                "@com.dslplatform.json.CompiledJson(onUnknown = \"IGNORE\") record T(int a) {}",
                "record T(@com.alibaba.fastjson2.annotation.JSONField(ordinal = 3) int a) {}",
            })
    void repeatedOrIneffectiveAnnotationsAreAccepted(String source) {
        assertThat(Project.withBurin().using(peers).compile(file(source)).messages())
                .isEmpty();
    }

    @Test
    void aTypeMayHaveEquivalentAnnotationsForBothLibraries() {
        String naming = "@io.avaje.jsonb.Json(naming = \"LowerHyphen\") record T(int a) {}";
        String both = file(naming).replace("@JsonCodec", "@JsonCodec(naming = Naming.KEBAB_CASE)");

        assertThat(Project.withBurin().using(peers).compile(both).messages()).isEmpty();
    }

    private static String file(String type) {
        return "package shop; import dev.burin.annotation.*; @JsonCodec " + type;
    }
}
