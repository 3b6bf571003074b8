package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.util.Optional;

/** The code of methods that a search goes into; what can't be gone into is in the ledger. */
final class FollowedCodes {
  private final Codes codes;
  private final Ledger ledger;

  FollowedCodes(Codes codes, Ledger ledger) {
    this.codes = codes;
    this.ledger = ledger;
  }

  /**
   * The code of a method.
   *
   * @param from where it is wanted
   */
  Optional<Code> of(MethodId method, Location from) {
    Optional<Code> code = codes.find(method);
    if (code.isEmpty()) {
      ledger.add(AssumptionCode.CALL_NOT_FOLLOWED, from, method.userForm());
    }
    return code;
  }
}
