/** Changes that git tells of, in repositories made for the purpose. */
@NullMarked
package dev.quarry.engine.change;

import org.jspecify.annotations.NullMarked;
