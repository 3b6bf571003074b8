/**
 * What Quarry makes of SpotBugs' warnings about real libraries. {@link
 * dev.quarry.lab.verify.VerifyExperiment} is the place to start; verdicts stand in a file, so that
 * a long measurement can be taken up again.
 */
@NullMarked
package dev.quarry.lab.verify;

import org.jspecify.annotations.NullMarked;
