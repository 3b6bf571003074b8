/**
 * Conditions over the inputs of an entry as Java that compiles: {@link
 * dev.quarry.engine.condition.JavaCondition} writes them, {@link
 * dev.quarry.engine.condition.ReachCondition} is what is told about a target. Knows expressions and
 * input paths, and nothing of how conditions are found.
 */
@NullMarked
package dev.quarry.engine.condition;

import org.jspecify.annotations.NullMarked;
