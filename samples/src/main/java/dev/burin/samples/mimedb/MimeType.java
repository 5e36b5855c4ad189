package dev.burin.samples.mimedb;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude;
import java.util.List;

/**
 * What mime-db says about a media type; members it says nothing about are left out.
 *
 * @param source who defined the type: {@code iana}, {@code apache}, {@code nginx}
 * @param charset the default character set
 * @param compressible whether it is worth compressing
 * @param extensions of files of this type
 */
@JsonCodec(include = JsonInclude.Include.NON_NULL)
public record MimeType(String source, String charset, Boolean compressible, List<String> extensions) {}
