package dev.burin.processor;

import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.shape.CodecPlan;
import java.util.Optional;

/**
 * The result of {@link CodecGenerator} for one type.
 *
 * @param target the type as read
 * @param plan the plan of its codec; empty if there were errors
 */
record Outcome(CodecTarget target, Optional<CodecPlan> plan) {}
