/**
 * How a command ends: with an {@link dev.quarry.cli.ending.ExitCode}, or with a {@link
 * dev.quarry.cli.ending.UserError} that the user can mend. Commands depend on this package, and it
 * depends on none of them.
 */
@NullMarked
package dev.quarry.cli.ending;

import org.jspecify.annotations.NullMarked;
