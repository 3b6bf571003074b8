/**
 * Which probes of rewritten code were reached: {@code Probes} in one run, {@code CoverageGrowth}
 * for the first time. It must not depend on other packages of the runtime.
 */
@NullMarked
package dev.quarry.concolic.runtime.coverage;

import org.jspecify.annotations.NullMarked;
