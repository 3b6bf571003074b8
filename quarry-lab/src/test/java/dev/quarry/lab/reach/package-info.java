/** Tests of the measurement on real libraries. */
@NullMarked
package dev.quarry.lab.reach;

import org.jspecify.annotations.NullMarked;
