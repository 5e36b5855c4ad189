/**
 * What a generated class does: one file for each kind of codec class, with its helpers beside it. A shape returns a plan, which
 * explains itself in one line and fills the file. Open {@link dev.burin.processor.shape.Shapes} first.
 */
@NullMarked
package dev.burin.processor.shape;

import org.jspecify.annotations.NullMarked;
