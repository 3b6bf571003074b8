/**
 * The process in which a program runs: reads requests, loads the program through the instrumenter,
 * calls its entry on a thread of its own, and reports.
 *
 * <p>{@link dev.quarry.concolic.worker.WorkerMain} is the main class, {@link
 * dev.quarry.concolic.worker.RunLoop} answers requests, {@link
 * dev.quarry.concolic.worker.ProgramLoader} defines the program's classes. Must not depend on the
 * client.
 */
@NullMarked
package dev.quarry.concolic.worker;

import org.jspecify.annotations.NullMarked;
