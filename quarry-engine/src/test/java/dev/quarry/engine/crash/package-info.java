/** Tests of the hunt for exceptions; {@code Fixture} compiles what they hunt in. */
@NullMarked
package dev.quarry.engine.crash;

import org.jspecify.annotations.NullMarked;
