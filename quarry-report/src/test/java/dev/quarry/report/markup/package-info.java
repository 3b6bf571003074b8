/** Tests of what pages are made of. */
@NullMarked
package dev.quarry.report.markup;

import org.jspecify.annotations.NullMarked;
