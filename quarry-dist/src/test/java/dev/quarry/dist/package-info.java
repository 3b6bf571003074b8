/** What the distribution says about its commands, and whether it runs where it is unpacked. */
@NullMarked
package dev.quarry.dist;

import org.jspecify.annotations.NullMarked;
