/** {@code quarry reach}: an input and a test for each target, or a proof, as text or as JSON. */
@NullMarked
package dev.quarry.cli.reach;

import org.jspecify.annotations.NullMarked;
