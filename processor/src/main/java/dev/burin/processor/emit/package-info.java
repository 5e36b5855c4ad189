/**
 * The shared vocabulary of emission; JavaPoet's specs start here. What a codec class looks like, which names are taken in it,
 * and which runtime types it may mention. No decisions about values or members: those are bindings and shapes. Open
 * {@link dev.burin.processor.emit.CodecFile} first.
 */
@NullMarked
package dev.burin.processor.emit;

import org.jspecify.annotations.NullMarked;
