/** Static state of the program, put back between runs. Start at {@code Statics}. */
@NullMarked
package dev.quarry.concolic.runtime.statics;

import org.jspecify.annotations.NullMarked;
