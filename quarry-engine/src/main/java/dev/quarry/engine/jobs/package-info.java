/**
 * Threads that share work: what {@code --jobs} means. Knows nothing of the work. Start reading at
 * {@link dev.quarry.engine.jobs.Crew}.
 */
@NullMarked
package dev.quarry.engine.jobs;

import org.jspecify.annotations.NullMarked;
