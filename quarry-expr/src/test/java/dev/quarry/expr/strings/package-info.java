/**
 * Tests of string lowering, most of them differential: lowered terms against what they stand for.
 */
@NullMarked
package dev.quarry.expr.strings;

import org.jspecify.annotations.NullMarked;
