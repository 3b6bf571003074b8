/**
 * What must hold, and about what: {@link dev.quarry.symcretic.state.Variables} names the locals,
 * stack slots and heap maps that formulas speak of, {@link dev.quarry.symcretic.state.Formula} is
 * what must hold, {@link dev.quarry.symcretic.state.Assignment} what a statement does to it. Knows
 * nothing of instructions, methods or solvers.
 */
@NullMarked
package dev.quarry.symcretic.state;

import org.jspecify.annotations.NullMarked;
