/**
 * What rewritten JDK methods call. These classes are loaded by the boot loader, from a jar that the
 * client packs, and so may use nothing but {@code java.base}.
 *
 * <p>{@link dev.quarry.concolic.guard.boot.Gate} is asked before anything leaves the process,
 * {@link dev.quarry.concolic.guard.boot.Ticks} and {@link dev.quarry.concolic.guard.boot.Chance}
 * replace time and randomness. All of it is inert until a run opens it and for threads that are not
 * the program's.
 */
@NullMarked
package dev.quarry.concolic.guard.boot;

import org.jspecify.annotations.NullMarked;
