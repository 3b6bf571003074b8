/** What is known of inputs against the JDK's own objects. */
@NullMarked
package dev.quarry.symcretic.entry;

import org.jspecify.annotations.NullMarked;
