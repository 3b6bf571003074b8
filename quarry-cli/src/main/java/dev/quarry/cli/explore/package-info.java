/** {@code quarry explore}: every path of one method, as text or as JSON. */
@NullMarked
package dev.quarry.cli.explore;

import org.jspecify.annotations.NullMarked;
