/**
 * The binary form of scripts and answers on the pipe between a solver process and its keeper.
 *
 * <p>Knows scripts and answers, and neither side of the pipe. Both sides are always of the same
 * build, so the form has no versions. Start reading at {@link
 * dev.quarry.solver.smt.wire.SolverRequest}.
 */
@NullMarked
package dev.quarry.solver.smt.wire;

import org.jspecify.annotations.NullMarked;
