/** Tests of coordinator. */
@NullMarked
package dev.quarry.cluster.coordinator;

import org.jspecify.annotations.NullMarked;
