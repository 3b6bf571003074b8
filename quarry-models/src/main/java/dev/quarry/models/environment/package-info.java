/**
 * What the machine and the moment decide: {@link dev.quarry.models.environment.EnvironmentCalls} is
 * the table of methods whose results no argument determines. Said once for both engines, so that
 * what one of them finds the other can run; must not depend on either.
 */
@NullMarked
package dev.quarry.models.environment;

import org.jspecify.annotations.NullMarked;
