/**
 * What lets somebody in: one file that coordinator and executors have. Knows no network. Start
 * reading at {@link dev.quarry.cluster.secret.Secret}.
 */
@NullMarked
package dev.quarry.cluster.secret;

import org.jspecify.annotations.NullMarked;
