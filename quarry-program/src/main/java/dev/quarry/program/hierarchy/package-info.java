/**
 * Types and calls across classes: {@link dev.quarry.program.hierarchy.ClassHierarchy} knows super-
 * and subtypes and finds methods as the JVM does, {@link dev.quarry.program.hierarchy.CallSites}
 * what an instruction calls, {@link dev.quarry.program.hierarchy.CallGraph} who calls whom, {@link
 * dev.quarry.program.hierarchy.Distance} how far it is to a place. Start with {@code
 * ClassHierarchy}.
 *
 * <p>Class-hierarchy analysis: the receiver of a call may be of any subtype on the class path. No
 * class is loaded.
 */
@NullMarked
package dev.quarry.program.hierarchy;

import org.jspecify.annotations.NullMarked;
