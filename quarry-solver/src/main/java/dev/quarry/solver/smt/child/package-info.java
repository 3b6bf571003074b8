/**
 * What runs inside a solver process: the two native solvers, and the loop that serves requests from
 * standard input.
 *
 * <p>The back ends can be used in the same process too (tests do), at the risk of native crashes.
 * Must not depend on {@code smt.process}. Start reading at {@link
 * dev.quarry.solver.smt.child.ChildMain}.
 */
@NullMarked
package dev.quarry.solver.smt.child;

import org.jspecify.annotations.NullMarked;
