/** {@code quarry reproduce}. */
@NullMarked
package dev.quarry.cli.reproduce;

import org.jspecify.annotations.NullMarked;
