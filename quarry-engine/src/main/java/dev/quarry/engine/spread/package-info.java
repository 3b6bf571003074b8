/**
 * Goals that may be done anywhere: what a command gives away, what it gets back, and the bytes that
 * both are. Knows neither commands nor networks. Start reading at {@link
 * dev.quarry.engine.spread.Spread}.
 */
@NullMarked
package dev.quarry.engine.spread;

import org.jspecify.annotations.NullMarked;
