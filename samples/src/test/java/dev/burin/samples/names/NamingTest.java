package dev.burin.samples.names;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamingTest {
    @Test
    void everyStrategyDerivesItsNames() {
        assertThat(KebabCaseCodec.INSTANCE.toJson(new KebabCase("Ann", "/"))).isEqualTo("""
                {"first-name":"Ann","home-url":"/"}""");
        assertThat(UpperCamelCaseCodec.INSTANCE.toJson(new UpperCamelCase("Ann", "/")))
                .isEqualTo("""
                {"FirstName":"Ann","HomeURL":"/"}""");
        assertThat(UpperSnakeCaseCodec.INSTANCE.toJson(new UpperSnakeCase("Ann", "/")))
                .isEqualTo("""
                {"FIRST_NAME":"Ann","HOME_URL":"/"}""");
        assertThat(LowerCaseCodec.INSTANCE.toJson(new LowerCase("Ann", "/"))).isEqualTo("""
                {"firstname":"Ann","homeurl":"/"}""");
        assertThat(LowerDotCaseCodec.INSTANCE.toJson(new LowerDotCase("Ann", "/")))
                .isEqualTo("""
                {"first.name":"Ann","home.url":"/"}""");
    }
}
