/** Specifications of small programs, and what becomes of them. */
@NullMarked
package dev.quarry.engine.check;

import org.jspecify.annotations.NullMarked;
