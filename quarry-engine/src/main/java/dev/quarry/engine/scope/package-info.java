/**
 * Which classes and methods a user means by names, patterns and files.
 *
 * <p>Start with {@link dev.quarry.engine.scope.Scope}. Knows nothing of runs.
 */
@NullMarked
package dev.quarry.engine.scope;

import org.jspecify.annotations.NullMarked;
