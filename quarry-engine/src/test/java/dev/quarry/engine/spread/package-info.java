/** Tests of the bytes that goals and results are. */
@NullMarked
package dev.quarry.engine.spread;

import org.jspecify.annotations.NullMarked;
