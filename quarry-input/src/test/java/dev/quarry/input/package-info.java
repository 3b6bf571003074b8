@NullMarked
package dev.quarry.input;

import org.jspecify.annotations.NullMarked;
