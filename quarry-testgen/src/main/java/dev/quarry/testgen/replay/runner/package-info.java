/**
 * The program of a replaying JVM. Its class files are copied to a directory of their own: they must
 * use nothing but the JDK and, each in one class, JUnit 5 or JUnit 4.
 *
 * <p>Start with {@link dev.quarry.testgen.replay.runner.ReplayMain}.
 */
@NullMarked
package dev.quarry.testgen.replay.runner;

import org.jspecify.annotations.NullMarked;
