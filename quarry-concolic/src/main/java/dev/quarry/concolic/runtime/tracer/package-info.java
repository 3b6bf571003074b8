/**
 * Whom the hooks tell: {@code Tracer}, where to start, has one interface for each family of hooks.
 * What their methods do by default is what happens where no run is in progress. With {@code hooks}
 * this is the layer that rewritten code of the JDK will need beside it, so it must depend on no
 * other package of the runtime.
 */
@NullMarked
package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.NullMarked;
