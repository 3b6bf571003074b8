/**
 * Many machines on the command line: {@code --cluster-listen}, {@code quarry executor} and {@code
 * quarry secret}. Where none of them is used, no class of the network's library is loaded.
 */
@NullMarked
package dev.quarry.cli.cluster;

import org.jspecify.annotations.NullMarked;
