/**
 * What verdicts rest on: an {@link dev.quarry.program.ledger.Assumption} is something that was not
 * followed exactly, {@link dev.quarry.program.ledger.AssumptionCode} the table of them, a {@link
 * dev.quarry.program.ledger.Ledger} those of one search, and a {@link
 * dev.quarry.program.ledger.Proof} what only a ledger can give. Knows nothing of engines.
 */
@NullMarked
package dev.quarry.program.ledger;

import org.jspecify.annotations.NullMarked;
