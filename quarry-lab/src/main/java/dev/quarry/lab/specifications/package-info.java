/**
 * How much sooner the distance to a violation finds one than searchers that know nothing of it, and
 * what monitoring costs. Start with {@link dev.quarry.lab.specifications.SpecificationsExperiment}.
 */
@NullMarked
package dev.quarry.lab.specifications;

import org.jspecify.annotations.NullMarked;
