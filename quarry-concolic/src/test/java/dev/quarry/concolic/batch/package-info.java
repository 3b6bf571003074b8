/** Tests of rows. */
@org.jspecify.annotations.NullMarked
package dev.quarry.concolic.batch;
