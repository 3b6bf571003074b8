/** Tests of literals. */
@NullMarked
package dev.quarry.expr.text;

import org.jspecify.annotations.NullMarked;
