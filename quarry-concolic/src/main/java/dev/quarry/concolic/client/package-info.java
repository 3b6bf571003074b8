/**
 * The controller's end of worker processes: starting them, asking for runs, and ending them
 * whatever state they are in.
 *
 * <p>Whatever a program does to its process costs at most the run that did it. Must not load
 * classes of programs. Start reading at {@link dev.quarry.concolic.client.WorkerPool} and {@link
 * dev.quarry.concolic.client.Worker}.
 */
@NullMarked
package dev.quarry.concolic.client;

import org.jspecify.annotations.NullMarked;
