/**
 * The words in which runs are asked for and reported: {@link dev.quarry.concolic.RunRequest},
 * {@link dev.quarry.concolic.RunReport}, the {@link dev.quarry.concolic.Event}s of a path condition
 * and the {@link dev.quarry.concolic.Site}s where they happen.
 *
 * <p>{@code instrument} rewrites classes, {@code runtime} is what rewritten classes call, {@code
 * worker} is the process both live in, {@code protocol} what goes over the wire and {@code client}
 * the controller's end of it. Nothing in the root package may depend on those.
 */
@NullMarked
package dev.quarry.concolic;

import org.jspecify.annotations.NullMarked;
