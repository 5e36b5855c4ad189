/**
 * The annotations people put on their types. They only describe: the processor reads them at compile time, and nothing looks
 * for them at run time. They are kept in class files, so that types of other jars are understood, too. Open
 * {@link dev.burin.annotation.JsonCodec} first. Names and members follow Jackson's where the meaning is the same.
 */
@NullMarked
package dev.burin.annotation;

import org.jspecify.annotations.NullMarked;
