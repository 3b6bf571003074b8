package dev.quarry.symcretic.loop;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.UndefinedValueException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs lifted loops, and leaves all other functions to somebody else. A condition calls several
 * functions of a loop with the same arguments, and searches ask for the same point again: one run
 * answers them all.
 */
public final class LoopFunctions implements OpaqueFunctions {
  private final OpaqueFunctions others;
  private final Map<String, Part> parts = new ConcurrentHashMap<>();

  /** A function: one of the numbers that a run gives. */
  private record Part(LoopRuns runs, int number) {}

  public LoopFunctions(OpaqueFunctions others) {
    this.others = others;
  }

  void add(LiftedLoop loop, byte[] compiled) {
    LoopRuns runs = new LoopRuns(compiled);
    parts.put(loop.leaves().name(), new Part(runs, 0));
    int number = 1;
    for (OpaqueSymbol result : loop.results().values()) {
      parts.put(result.name(), new Part(runs, number++));
    }
  }

  @Override
  public Object call(OpaqueSymbol function, Object... arguments) {
    Part part = parts.get(function.name());
    if (part == null) {
      return others.call(function, arguments);
    }
    long[] results = part.runs().of(arguments);
    if (results.length <= part.number()) {
      throw new UndefinedValueException(function.name() + " did not end in this way.");
    }
    return value(function.result(), results[part.number()]);
  }

  private static Object value(Sort sort, long bits) {
    return switch (((Sort.Basic) sort).descriptor()) {
      case "J" -> bits;
      case "F" -> Float.intBitsToFloat((int) bits);
      case "D" -> Double.longBitsToDouble(bits);
      default -> (int) bits;
    };
  }
}
