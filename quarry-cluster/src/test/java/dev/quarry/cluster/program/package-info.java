/** Tests of program. */
@NullMarked
package dev.quarry.cluster.program;

import org.jspecify.annotations.NullMarked;
