/** Tests of the service that makes runs. */
@NullMarked
package dev.quarry.engine.run;

import org.jspecify.annotations.NullMarked;
