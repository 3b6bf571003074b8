/**
 * Solvers in processes of their own: starting them, talking to them, and ending them whatever state
 * they are in.
 *
 * <p>A crash, a leak or a hang of native code ends with its process and costs one {@code Unknown}.
 * Must not touch a solver's API. Start reading at {@link dev.quarry.solver.smt.process.Backends}
 * and {@link dev.quarry.solver.smt.process.IsolatedBackend}.
 */
@NullMarked
package dev.quarry.solver.smt.process;

import org.jspecify.annotations.NullMarked;
