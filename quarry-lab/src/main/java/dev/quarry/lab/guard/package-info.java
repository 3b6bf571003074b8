/**
 * What the guard costs: workers with it, with both walls, and without any, in one run. The only
 * place outside the worker's own package where a worker may do without its guard. Start with {@link
 * dev.quarry.lab.guard.GuardExperiment}.
 */
@NullMarked
package dev.quarry.lab.guard;

import org.jspecify.annotations.NullMarked;
