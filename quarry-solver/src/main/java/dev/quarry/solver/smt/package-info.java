/**
 * SMT scripts and answers: SMT-LIB text in, verdicts with text values out.
 *
 * <p>Nothing here knows expressions; whoever has a query prints it first. The solvers are native
 * code, so they run in child processes ({@code smt.process}); what runs inside the child is {@code
 * smt.child}. Start reading at {@link dev.quarry.solver.smt.SmtBackend}; back ends are opened with
 * {@code smt.process.Backends}. Which text forms each solver accepts and prints is written down in
 * {@code docs/decisions/0002-solver-back-ends-and-isolation.md}.
 */
@NullMarked
package dev.quarry.solver.smt;

import org.jspecify.annotations.NullMarked;
