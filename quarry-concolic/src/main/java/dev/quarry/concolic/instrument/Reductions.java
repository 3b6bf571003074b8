package dev.quarry.concolic.instrument;

import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The methods of a class that got less than the rewriting that was wanted. */
final class Reductions {
  private final LeftPlain.Form largest;
  private final Map<MethodId, LeftPlain> reduced = new LinkedHashMap<>();

  Reductions(LeftPlain.Form largest) {
    this.largest = largest;
  }

  LeftPlain.Form form(MethodId method) {
    LeftPlain known = reduced.get(method);
    return known == null ? largest : known.form();
  }

  List<LeftPlain> all() {
    return new ArrayList<>(reduced.values());
  }

  /** Gives a method the next plainer form; false if there is none. */
  boolean reduce(MethodId method, String reason) {
    LeftPlain.Form now = form(method);
    if (now == LeftPlain.Form.UNTOUCHED) {
      return false;
    }
    LeftPlain.Form next = LeftPlain.Form.values()[now.ordinal() + 1];
    reduced.put(method, new LeftPlain(method, next, reason));
    return true;
  }

  /** Gives methods plainer forms; false if none of them has one. */
  boolean reduceAll(List<MethodId> methods, String reason) {
    boolean some = false;
    for (MethodId method : methods) {
      some |= reduce(method, reason);
    }
    return some;
  }
}
