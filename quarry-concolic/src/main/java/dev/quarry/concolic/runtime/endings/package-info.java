/** How runs end: which row of the table an exception is ({@code Endings}), and whose it is. */
@NullMarked
package dev.quarry.concolic.runtime.endings;

import org.jspecify.annotations.NullMarked;
