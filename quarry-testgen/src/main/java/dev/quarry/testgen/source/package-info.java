/**
 * Calls as the source of JUnit tests. A {@link dev.quarry.testgen.recipe.TestCall} and what is
 * expected of it become a method as a careful engineer writes it: short, without reflection, in the
 * package of the class under test, the same bytes each time.
 *
 * <p>Start with {@link dev.quarry.testgen.source.TestWriter}, then {@link
 * dev.quarry.testgen.source.TestBody} (one test) and {@link dev.quarry.testgen.source.Expressions}
 * (one value). Types are looked up in class files; nothing here loads a class of the program,
 * compiles or runs.
 */
@NullMarked
package dev.quarry.testgen.source;

import org.jspecify.annotations.NullMarked;
