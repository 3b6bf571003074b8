/** Tests of watched points. */
@NullMarked
package dev.quarry.concolic.watch;

import org.jspecify.annotations.NullMarked;
