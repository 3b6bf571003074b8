/**
 * Pieces of code with several ways through them, taken as one statement: {@link
 * dev.quarry.symcretic.fold.Folding} finds them, {@link dev.quarry.symcretic.fold.Pass} goes back
 * through one, {@link dev.quarry.symcretic.fold.Arrival} is what it carries. Knows nothing of
 * obligations or solvers. Start reading at {@code Folding}.
 */
@NullMarked
package dev.quarry.symcretic.fold;

import org.jspecify.annotations.NullMarked;
