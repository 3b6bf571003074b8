/** Tests of the search for targets. */
@NullMarked
package dev.quarry.engine.reach;

import org.jspecify.annotations.NullMarked;
