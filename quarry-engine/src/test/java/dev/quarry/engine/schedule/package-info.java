/** Tests of the scheduler. */
@NullMarked
package dev.quarry.engine.schedule;

import org.jspecify.annotations.NullMarked;
