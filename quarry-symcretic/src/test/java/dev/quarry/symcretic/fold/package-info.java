/** Code taken as one statement against the same code way by way, and against running it. */
@NullMarked
package dev.quarry.symcretic.fold;

import org.jspecify.annotations.NullMarked;
