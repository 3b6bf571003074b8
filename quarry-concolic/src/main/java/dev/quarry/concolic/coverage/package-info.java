/**
 * What coverage counts: {@link dev.quarry.concolic.coverage.ProbeMap} numbers the probes of a class
 * from its class file alone, so that both ends of the protocol mean the same by a number.
 */
@NullMarked
package dev.quarry.concolic.coverage;

import org.jspecify.annotations.NullMarked;
