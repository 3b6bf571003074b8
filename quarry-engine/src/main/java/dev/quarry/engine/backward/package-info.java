/**
 * What the backward engine needs to know about a program, and how its searches are put together.
 *
 * <p>Start with {@link dev.quarry.engine.backward.BackwardSearches}. Must not depend on a command.
 */
@NullMarked
package dev.quarry.engine.backward;

import org.jspecify.annotations.NullMarked;
