/** Tests of secret. */
@NullMarked
package dev.quarry.cluster.secret;

import org.jspecify.annotations.NullMarked;
