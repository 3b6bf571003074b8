/**
 * Loops as functions (seed thesis, section 4.2, loop methods): {@link
 * dev.quarry.symcretic.loop.LiftedLoops} tells which loops can be lifted out of their method,
 * {@link dev.quarry.symcretic.loop.LoopFunctions} runs them. Only loops that do nothing but compute
 * on local numbers are lifted, so nothing of the program is ever loaded here.
 */
@NullMarked
package dev.quarry.symcretic.loop;

import org.jspecify.annotations.NullMarked;
