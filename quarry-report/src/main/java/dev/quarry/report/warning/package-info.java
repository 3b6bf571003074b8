/**
 * Warnings of other tools, from their files: SARIF 2.1.0 and SpotBugs' XML; and SARIF with verdicts
 * on them.
 *
 * <p>Start with {@link dev.quarry.report.warning.WarningFile}. Whether warnings are true is not
 * known here.
 */
@NullMarked
package dev.quarry.report.warning;

import org.jspecify.annotations.NullMarked;
