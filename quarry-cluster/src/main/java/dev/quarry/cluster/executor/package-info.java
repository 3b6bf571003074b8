/**
 * The end that does goals: joins a coordinator, fetches the program, and works until it is told to
 * stop. Start reading at {@link dev.quarry.cluster.executor.Executor}.
 */
@NullMarked
package dev.quarry.cluster.executor;

import org.jspecify.annotations.NullMarked;
