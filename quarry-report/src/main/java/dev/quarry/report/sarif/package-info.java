/**
 * Findings as SARIF 2.1.0, the format that code hosts and editors read.
 *
 * <p>Knows findings only as what is in the file: nothing here depends on another part of Quarry.
 * Start with {@link dev.quarry.report.sarif.SarifWriter}. Section numbers are those of the OASIS
 * standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
 */
@NullMarked
package dev.quarry.report.sarif;

import org.jspecify.annotations.NullMarked;
