package dev.quarry.engine.jacoco;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import java.util.BitSet;
import java.util.Set;

/**
 * A branch as JaCoCo counts it.
 *
 * @param method the method it is in
 * @param line the source line it is counted for; -1 if that is not known
 * @param ways the branches of the code that stand for it: taking one of them covers it, unless an
 *     exception comes before JaCoCo notices
 * @param probes numbers of probes of its class; it is covered exactly if one of them was executed
 */
public record CountedBranch(MethodId method, int line, Set<Branch> ways, BitSet probes) {
  public CountedBranch {
    ways = Set.copyOf(ways);
  }
}
