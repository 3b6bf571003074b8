/** Tests of the forward step. */
@NullMarked
package dev.quarry.engine.forward;

import org.jspecify.annotations.NullMarked;
