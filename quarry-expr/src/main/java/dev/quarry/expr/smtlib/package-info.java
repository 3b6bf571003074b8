/**
 * Expressions as SMT-LIB text, in both directions. {@link dev.quarry.expr.smtlib.SmtLibEncoder}
 * writes what a solver can be asked and reads its values back; {@link
 * dev.quarry.expr.smtlib.QueryDump} writes any query, losing nothing; {@link
 * dev.quarry.expr.smtlib.SmtLibReader} reads standard scripts and such dumps.
 *
 * <p>Nothing here runs a solver or knows one by name. Nesting in a text costs heap, never stack.
 */
@NullMarked
package dev.quarry.expr.smtlib;

import org.jspecify.annotations.NullMarked;
