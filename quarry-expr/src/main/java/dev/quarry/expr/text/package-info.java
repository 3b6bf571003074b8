/**
 * Values as Java source. Whatever Quarry shows or writes reads back as the same value, bit by bit;
 * so nobody else writes literals.
 */
@NullMarked
package dev.quarry.expr.text;

import org.jspecify.annotations.NullMarked;
