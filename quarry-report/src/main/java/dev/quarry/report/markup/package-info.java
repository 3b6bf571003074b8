/**
 * HTML and SVG as trees: whatever is text is escaped when a tree is written, as there is no other
 * way in. Start with {@link dev.quarry.report.markup.Element}. Depends on nothing.
 */
@NullMarked
package dev.quarry.report.markup;

import org.jspecify.annotations.NullMarked;
