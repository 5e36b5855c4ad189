package dev.burin.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.NamingBase;
import dev.burin.annotation.Naming;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares our naming strategies with Jackson's on random names. */
class NamingOracleTest {
    private static final String CHARACTERS = "abcXYZ_9é";

    private static final Map<Naming, NamingBase> JACKSON = Map.of(
            Naming.SNAKE_CASE, (NamingBase) PropertyNamingStrategies.SNAKE_CASE,
            Naming.KEBAB_CASE, (NamingBase) PropertyNamingStrategies.KEBAB_CASE,
            Naming.UPPER_CAMEL_CASE, (NamingBase) PropertyNamingStrategies.UPPER_CAMEL_CASE,
            Naming.UPPER_SNAKE_CASE, (NamingBase) PropertyNamingStrategies.UPPER_SNAKE_CASE,
            Naming.LOWER_CASE, (NamingBase) PropertyNamingStrategies.LOWER_CASE,
            Naming.LOWER_DOT_CASE, (NamingBase) PropertyNamingStrategies.LOWER_DOT_CASE);

    @Test
    void everyStrategyAgreesWithJackson() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            String name = randomName(random);
            JACKSON.forEach((ours, jackson) -> assertThat(ours.apply(name))
                    .as("%s of %s, seed %d", ours, name, seed)
                    .isEqualTo(jackson.translate(name)));
        }
    }

    private static String randomName(Random random) {
        StringBuilder name = new StringBuilder();
        for (int length = 1 + random.nextInt(8); length > 0; length--) {
            name.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        }
        return name.toString();
    }
}
