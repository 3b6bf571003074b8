/**
 * How methods are called with objects that their own program makes: the drivers of each method,
 * what keeps a method from having one, and random inputs of drivers.
 *
 * <p>Start with {@link dev.quarry.engine.driver.DriverPlans}. Makes no runs.
 */
@NullMarked
package dev.quarry.engine.driver;

import org.jspecify.annotations.NullMarked;
