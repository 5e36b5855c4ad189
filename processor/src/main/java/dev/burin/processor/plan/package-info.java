/**
 * Pure decisions: which names share a {@code case}, which members are written under one capacity check, where a method is
 * split. No JavaPoet, no javac. Open {@link dev.burin.processor.plan.NameDispatch} and
 * {@link dev.burin.processor.plan.WriteRun} first.
 */
@NullMarked
package dev.burin.processor.plan;

import org.jspecify.annotations.NullMarked;
