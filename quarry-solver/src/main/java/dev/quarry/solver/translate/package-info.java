/**
 * From conjuncts to an SMT script and back: strings become bounded vectors of characters, what no
 * theory has becomes a fresh input, and answers become verdicts about the original conjuncts. Start
 * with {@link dev.quarry.solver.translate.TranslatingSolver}.
 */
@NullMarked
package dev.quarry.solver.translate;

import org.jspecify.annotations.NullMarked;
