package dev.burin.samples.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import java.awt.Insets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The codec of a type from another jar is in the package that imports the type. */
class ImportsTest {

    @Test
    void importedTypesHaveACodecHere() {
        String json = "{\"up\":1,\"left\":2,\"bottom\":3,\"right\":4}";

        assertThat(InsetsCodec.INSTANCE.toJson(new Insets(1, 2, 3, 4))).isEqualTo(json);
        assertThat(InsetsCodec.INSTANCE.fromJson(json)).isEqualTo(new Insets(1, 2, 3, 4));
    }

    @Test
    void typesOfTheProjectUseTheImportedCodec() {
        Panel panel = new Panel("menu", new Insets(1, 1, 1, 1), List.of(new Insets(0, 0, 2, 0)));

        assertThat(PanelCodec.INSTANCE.fromJson(PanelCodec.INSTANCE.toJson(panel)))
                .isEqualTo(panel);
    }

    @Test
    void settingsAreThoseOfTheImport() {
        assertThatThrownBy(() -> InsetsCodec.INSTANCE.fromJson("{\"top\":1}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, refused -> assertThat(refused.code())
                        .isEqualTo(JsonErrorCode.UNKNOWN_NAME));
    }
}
