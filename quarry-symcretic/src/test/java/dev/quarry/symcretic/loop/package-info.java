/** Tests of lifted loops. */
@NullMarked
package dev.quarry.symcretic.loop;

import org.jspecify.annotations.NullMarked;
