/** {@code quarry crash}: every exception that can escape, as text, as JSON or as SARIF. */
@NullMarked
package dev.quarry.cli.crash;

import org.jspecify.annotations.NullMarked;
