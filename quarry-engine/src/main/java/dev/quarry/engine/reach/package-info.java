/**
 * Looks for inputs that reach targets, or for proofs that there are none: {@link
 * dev.quarry.engine.reach.Reach} takes one target after the other, {@code TargetSearch} shares the
 * time between random runs, the backward and the forward engine, {@code GoalCheck} says whether a
 * run reached what it should. Nothing here prints.
 */
@NullMarked
package dev.quarry.engine.reach;

import org.jspecify.annotations.NullMarked;
