/**
 * Reads specifications from text: side files, and annotations of class files. Every mistake is told
 * with its line and column.
 *
 * <p>Start with {@link dev.quarry.spec.language.SpecificationParser}.
 */
@NullMarked
package dev.quarry.spec.language;

import org.jspecify.annotations.NullMarked;
