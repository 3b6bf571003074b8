/**
 * What runs inside a solver process: the two native solvers, and the loop that serves requests from
 * standard input.
 *
 * <p>Must not depend on {@code smt.process}, nor on anything else that is not on the short class
 * path of a solver process. Start reading at {@link dev.quarry.solver.smt.child.ChildMain}.
 */
@NullMarked
package dev.quarry.solver.smt.child;

import org.jspecify.annotations.NullMarked;
