/**
 * The end that has goals: an embedded broker, who may come in, what is taken from them, and what is
 * kept. Start reading at {@link dev.quarry.cluster.coordinator.Coordinator}.
 */
@NullMarked
package dev.quarry.cluster.coordinator;

import org.jspecify.annotations.NullMarked;
