/** {@code quarry check}: its options, and its result as text and as JSON. */
@NullMarked
package dev.quarry.cli.check;

import org.jspecify.annotations.NullMarked;
