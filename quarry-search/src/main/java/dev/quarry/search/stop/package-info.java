/**
 * When an exploration ends: {@link dev.quarry.search.stop.StopRule}s over its {@link
 * dev.quarry.search.stop.Progress}. They ask no clock and know no tree; who explores tells them.
 */
@NullMarked
package dev.quarry.search.stop;

import org.jspecify.annotations.NullMarked;
