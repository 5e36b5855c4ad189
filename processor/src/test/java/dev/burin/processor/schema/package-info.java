/**
 * Random types and documents: what a codec does with them is compared with a plain description of the same types, and with
 * Jackson. Open {@link dev.burin.processor.schema.RandomSchemaTest} first; {@code Kind} is what a new family of types needs.
 */
package dev.burin.processor.schema;
