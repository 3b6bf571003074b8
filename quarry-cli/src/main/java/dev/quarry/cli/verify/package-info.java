/** {@code quarry verify}. */
@NullMarked
package dev.quarry.cli.verify;

import org.jspecify.annotations.NullMarked;
