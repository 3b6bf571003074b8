/** Suites written for small classes: compared with what is expected, and measured with JaCoCo. */
@NullMarked
package dev.quarry.engine.suite;

import org.jspecify.annotations.NullMarked;
