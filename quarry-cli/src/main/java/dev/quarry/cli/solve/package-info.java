/**
 * {@code quarry solve}: one SMT-LIB script through the solver chain. {@link
 * dev.quarry.cli.solve.SolveCommand} is the command, {@link dev.quarry.cli.solve.SolveReport} what
 * it found, {@link dev.quarry.cli.solve.ReportText} and {@link dev.quarry.cli.solve.ReportJson}
 * print it.
 */
@NullMarked
package dev.quarry.cli.solve;

import org.jspecify.annotations.NullMarked;
