/**
 * Maven projects that know nothing of Quarry: tests that were written are compiled and run in one,
 * on request under JaCoCo. Start with {@link dev.quarry.lab.plain.PlainProject}. Depends on no
 * experiment.
 */
@NullMarked
package dev.quarry.lab.plain;

import org.jspecify.annotations.NullMarked;
