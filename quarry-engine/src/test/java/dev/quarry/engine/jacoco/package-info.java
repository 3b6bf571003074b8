/** JaCoCo itself is the oracle for how branches are counted. */
@NullMarked
package dev.quarry.engine.jacoco;

import org.jspecify.annotations.NullMarked;
