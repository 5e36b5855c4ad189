/**
 * The code that bindings and shapes share for emitting source with JavaPoet: what a codec class looks like, which names are
 * taken in it, and which runtime types it may mention. Decisions about values and members are not made here, but in bindings and
 * shapes. Open {@link dev.burin.processor.emit.CodecFile} first.
 */
@NullMarked
package dev.burin.processor.emit;

import org.jspecify.annotations.NullMarked;
