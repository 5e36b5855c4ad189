/**
 * Random types and documents: codecs are compared with a plain description of the same types, and with Jackson. Open
 * {@link dev.burin.processor.schema.RandomSchemaTest} first; a new family of types implements {@code Kind}.
 */
package dev.burin.processor.schema;
