/**
 * The benchmark corpus: conditions over numbers and strings, each written twice, as a plain Java
 * predicate and as an expression, with an input that satisfies it where one is known. The two forms
 * check each other. Knows expressions and {@link dev.quarry.lab.term} only, no solver. Start with
 * {@link dev.quarry.lab.corpus.Corpus}.
 */
@NullMarked
package dev.quarry.lab.corpus;

import org.jspecify.annotations.NullMarked;
