/** Tests of link. */
@NullMarked
package dev.quarry.cluster.link;

import org.jspecify.annotations.NullMarked;
