/** Programs that the tests read as class files, and run. */
@NullMarked
package dev.quarry.symcretic.subject;

import org.jspecify.annotations.NullMarked;
