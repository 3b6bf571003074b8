package dev.quarry.engine.forward;

import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** What every proof of both engines speaks of. */
public final class SingleCalls {
  private static final int MOST_NAMED = 3;

  private SingleCalls() {}

  /** What is assumed by whoever looks at single calls of some methods. */
  public static List<Assumption> of(Collection<MethodId> entries) {
    String names =
        entries.stream()
            .limit(MOST_NAMED)
            .map(MethodId::userForm)
            .collect(Collectors.joining(", "));
    String more =
        entries.size() > MOST_NAMED ? " and %d more".formatted(entries.size() - MOST_NAMED) : "";
    return List.of(
        Assumption.of(AssumptionCode.ONE_CALL, names + more),
        Assumption.of(AssumptionCode.CLASS_PATH),
        Assumption.of(AssumptionCode.ENOUGH_MEMORY));
  }
}
