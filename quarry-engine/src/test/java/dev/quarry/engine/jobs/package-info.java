/** Tests of threads that share work. */
@NullMarked
package dev.quarry.engine.jobs;

import org.jspecify.annotations.NullMarked;
