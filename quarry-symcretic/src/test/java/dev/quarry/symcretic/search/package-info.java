/** Tests of the backward search. */
@NullMarked
package dev.quarry.symcretic.search;

import org.jspecify.annotations.NullMarked;
