/** Tests of formulas at entries. */
@NullMarked
package dev.quarry.symcretic.entry;

import org.jspecify.annotations.NullMarked;
