/** Results that outlive the process. */
@NullMarked
package dev.quarry.engine.kept;

import org.jspecify.annotations.NullMarked;
