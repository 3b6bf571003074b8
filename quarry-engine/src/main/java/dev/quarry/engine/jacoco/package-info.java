/**
 * Coverage as JaCoCo counts it: {@link dev.quarry.engine.jacoco.CountedBranches} applies JaCoCo's
 * filters and its idea of what an executed branch is to Quarry's probes, so that figures can be
 * compared; {@link dev.quarry.engine.jacoco.Measurement} runs a written suite under JaCoCo; {@link
 * dev.quarry.engine.jacoco.Missed} reads what an existing suite misses. The only package that names
 * JaCoCo's classes. Start with {@code CountedBranches}.
 */
@NullMarked
package dev.quarry.engine.jacoco;

import org.jspecify.annotations.NullMarked;
