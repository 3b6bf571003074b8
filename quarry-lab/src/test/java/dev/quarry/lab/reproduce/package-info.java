/** Tests of the measurement on real libraries. */
@NullMarked
package dev.quarry.lab.reproduce;

import org.jspecify.annotations.NullMarked;
