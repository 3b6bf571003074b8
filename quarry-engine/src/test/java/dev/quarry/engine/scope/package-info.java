/** Tests of how users say what to look at. */
@NullMarked
package dev.quarry.engine.scope;

import org.jspecify.annotations.NullMarked;
