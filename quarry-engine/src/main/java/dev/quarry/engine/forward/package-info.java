/**
 * The forward step, for all commands: a way that no run took is solved for and run, and the run is
 * held against its own conditions, counted, and merged into the execution tree of its entry.
 *
 * <p>Must not depend on a command. Start with {@link dev.quarry.engine.forward.ConditionCheck}.
 */
@NullMarked
package dev.quarry.engine.forward;

import org.jspecify.annotations.NullMarked;
