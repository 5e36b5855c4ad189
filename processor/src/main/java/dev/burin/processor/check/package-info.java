/**
 * What is wrong with a type; the only package that writes sentences for users.
 *
 * <p>{@link dev.burin.processor.check.Rules} looks at a bound target and finds everything at once;
 * {@link dev.burin.processor.check.Problem} is the catalogue. A new problem is a constant there, a rule, and a file in the
 * tests' {@code problems} folder.
 */
@NullMarked
package dev.burin.processor.check;

import org.jspecify.annotations.NullMarked;
