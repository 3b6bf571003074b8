package dev.quarry.symcretic.search;

import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Formula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What has been looked at. An obligation that implies one seen before at the same place is of no
 * use: an execution that fulfils it fulfils the other one, which is nearer to the target or as
 * near.
 */
final class Visited {
  private static final int MOST_COMPARED = 200;

  /**
   * Ways through lifted loops are kept apart: nothing but them may be dropped for their sake. So
   * are those behind different initialisers, which may have left a formula as it was.
   */
  private record Place(
      MethodId method,
      int number,
      int level,
      @Nullable EnteredCall caller,
      boolean isLifted,
      Set<String> initialised) {}

  private final Map<Place, List<Formula>> formulas = new HashMap<>();

  /** Notes an obligation; false if one that it implies was noted before. */
  boolean add(Obligation obligation) {
    var place =
        new Place(
            obligation.method(),
            obligation.number(),
            obligation.level(),
            obligation.caller(),
            obligation.isLifted(),
            obligation.initialised());
    List<Formula> seen = formulas.computeIfAbsent(place, any -> new ArrayList<>());
    int from = Math.max(0, seen.size() - MOST_COMPARED);
    for (Formula formula : seen.subList(from, seen.size())) {
      if (obligation.formula().contains(formula)) {
        return false;
      }
    }
    seen.add(obligation.formula());
    return true;
  }
}
