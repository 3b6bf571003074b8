/**
 * Assumptions and locations as people read them. Nothing is decided here.
 *
 * <p>Start with {@link dev.quarry.engine.reason.Reason}.
 */
@NullMarked
package dev.quarry.engine.reason;

import org.jspecify.annotations.NullMarked;
