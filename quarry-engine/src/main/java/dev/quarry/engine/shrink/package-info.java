/**
 * Makes inputs smaller as long as runs with them show the same, and tells which arguments matter.
 *
 * <p>Start with {@link dev.quarry.engine.shrink.Shrinker}. What "the same" is, callers say.
 */
@NullMarked
package dev.quarry.engine.shrink;

import org.jspecify.annotations.NullMarked;
