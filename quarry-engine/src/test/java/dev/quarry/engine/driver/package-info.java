/** Drivers of the test writer, explored by the real engine. */
@NullMarked
package dev.quarry.engine.driver;

import org.jspecify.annotations.NullMarked;
