/**
 * What tests of expressions share, here and in other modules: sample values, random expressions,
 * and what plain Java says each operation computes. Start with {@link
 * dev.quarry.expr.testing.RandomExprs}. Nothing here may use the evaluators that it helps to test.
 */
@NullMarked
package dev.quarry.expr.testing;

import org.jspecify.annotations.NullMarked;
