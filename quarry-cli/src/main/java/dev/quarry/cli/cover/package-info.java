/** {@code quarry cover}: a suite that covers branches, its figures as text or as JSON. */
@NullMarked
package dev.quarry.cli.cover;

import org.jspecify.annotations.NullMarked;
