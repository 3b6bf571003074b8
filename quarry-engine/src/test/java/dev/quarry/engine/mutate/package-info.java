/** Tests of mutants. */
@NullMarked
package dev.quarry.engine.mutate;

import org.jspecify.annotations.NullMarked;
