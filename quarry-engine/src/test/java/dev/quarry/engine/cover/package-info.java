/** Tests of campaigns: small programs whose branches need one kind of action each. */
@NullMarked
package dev.quarry.engine.cover;

import org.jspecify.annotations.NullMarked;
