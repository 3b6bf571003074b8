/**
 * What woven programs know of objects that have no field for a monitor's state. These classes are
 * never used here: copies of them, in another package, stand beside woven classes.
 *
 * <p>Start with {@link dev.quarry.spec.weave.follow.ObjectRuns}. Depends on nothing, since programs
 * are run with it; small, since engines follow it like any code of a program.
 */
@NullMarked
package dev.quarry.spec.weave.follow;

import org.jspecify.annotations.NullMarked;
