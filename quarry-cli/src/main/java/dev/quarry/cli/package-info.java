/**
 * The {@code quarry} command: reads arguments, calls the modules that do the work, prints results
 * and chooses the exit code. One class per subcommand; results go to standard output, everything
 * else to standard error.
 *
 * <p>Nothing of the product depends on this package, and no analysis lives here; the laboratory
 * uses what is common to all commands. Start reading at {@link dev.quarry.cli.Quarry}.
 */
@NullMarked
package dev.quarry.cli;

import org.jspecify.annotations.NullMarked;
