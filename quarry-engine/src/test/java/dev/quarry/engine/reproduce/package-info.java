/** Stack traces of real runs, and what becomes of them. */
@NullMarked
package dev.quarry.engine.reproduce;

import org.jspecify.annotations.NullMarked;
