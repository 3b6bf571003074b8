/** Tests of executor. */
@NullMarked
package dev.quarry.cluster.executor;

import org.jspecify.annotations.NullMarked;
