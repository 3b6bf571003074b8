/**
 * What a program may do to the world outside its process, and how it is kept from doing the rest.
 *
 * <p>{@link dev.quarry.concolic.guard.GuardAgent} rewrites the places in the JDK through which
 * everything must pass ({@link dev.quarry.concolic.guard.ChokePoints}), so that reflection and JDK
 * code acting for the program are caught as well; the classes called from there are in {@code
 * boot}. In JVMs that run tests, {@link dev.quarry.concolic.guard.ReplayGuard} also watches points
 * of the program. Knows nothing of expressions or of how workers rewrite programs.
 */
@NullMarked
package dev.quarry.concolic.guard;

import org.jspecify.annotations.NullMarked;
