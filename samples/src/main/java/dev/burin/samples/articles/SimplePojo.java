package dev.burin.samples.articles;

import dev.burin.annotation.JsonCodec;
import java.time.LocalDateTime;
import java.util.List;

/** A row of a table, with local times. */
@JsonCodec
public record SimplePojo(
        Integer id, String name, List<String> data, LocalDateTime createTime, LocalDateTime modifyTime) {}
