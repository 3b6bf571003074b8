/**
 * Is a warning of another tool true?
 *
 * <p>{@link dev.quarry.engine.verify.QuestionTable} says by the name of a rule what a warning
 * claims, {@link dev.quarry.engine.verify.Verification} asks {@link
 * dev.quarry.engine.reach.GoalSearch} for it. A test shows that something happens, a proof that it
 * never does; which of them confirms a warning and which refutes it depends on the claim.
 */
@NullMarked
package dev.quarry.engine.verify;

import org.jspecify.annotations.NullMarked;
