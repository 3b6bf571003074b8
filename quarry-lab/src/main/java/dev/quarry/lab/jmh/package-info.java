/**
 * Benchmarks for JMH's runner, to look at closely what {@link dev.quarry.lab.speed} measures
 * quickly. Run {@code org.openjdk.jmh.Main} with the class path of this module.
 */
@NullMarked
package dev.quarry.lab.jmh;

import org.jspecify.annotations.NullMarked;
