package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonUsing;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

@JsonCodec
public record Catalog(
        Map<Integer, List<Item>> itemsByShelf,
        Queue<Double> prices,
        int[] counts,
        String[][] rows,
        Set<String> tags,
        @JsonUsing(key = LocaleKeys.class) Map<java.util.Locale, Object> texts) {}
