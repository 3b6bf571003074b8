/**
 * The evaluation of symcretic execution, repeated: ten small programs with their targets, looked
 * for backwards and from both sides with several seeds, beside the figures that were published for
 * other tools; and patterns of growing size. Uses the engine as users do. Start with {@link
 * dev.quarry.lab.symcretic.SymcreticExperiment}.
 */
@NullMarked
package dev.quarry.lab.symcretic;

import org.jspecify.annotations.NullMarked;
