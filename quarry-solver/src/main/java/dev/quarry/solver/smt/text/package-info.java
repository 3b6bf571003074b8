/**
 * Just enough S-expression reading for the border of a solver: cutting a script into commands, and
 * an answer into values.
 *
 * <p>Terms are never interpreted here, the solvers do that. No recursion, so depth of nesting does
 * not matter. Depends on nothing. Start reading at {@link dev.quarry.solver.smt.text.Tokens}.
 */
@NullMarked
package dev.quarry.solver.smt.text;

import org.jspecify.annotations.NullMarked;
