/** Tests of what formulas speak of. */
@NullMarked
package dev.quarry.symcretic.state;

import org.jspecify.annotations.NullMarked;
