/**
 * A compact binary form of expressions and models, for protocols and files. {@link
 * dev.quarry.expr.codec.ExprWriter} numbers nodes as it writes them, so that whatever is written
 * later through the same writer refers back to them; {@link dev.quarry.expr.codec.ExprReader} makes
 * the same expressions in its factory. Depends on nothing but the expressions.
 *
 * <p>The form: a header, then items. An item is a tag ({@link dev.quarry.expr.codec.Tag}) and what
 * belongs to it. Numbers are variable-length, seven bits a byte, low bits first; a text is written
 * once and referred to by number afterwards.
 */
@NullMarked
package dev.quarry.expr.codec;

import org.jspecify.annotations.NullMarked;
