/**
 * Classes of the laboratory's own to cover: two with numbers, two with text. They depend on
 * nothing.
 */
@NullMarked
package dev.quarry.lab.coverage.subject;

import org.jspecify.annotations.NullMarked;
