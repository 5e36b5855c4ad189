/** What users ship: annotations, reader, writer and the foundation of generated codecs. Requires nothing at run time. */
module dev.burin {
    requires static java.sql; // for types that mention it
    requires static org.jspecify;

    exports dev.burin;
    exports dev.burin.annotation;
    exports dev.burin.codegen;
    exports dev.burin.codegen.value;
}
