/** Tests of making inputs smaller. */
@NullMarked
package dev.quarry.engine.shrink;

import org.jspecify.annotations.NullMarked;
