package dev.quarry.engine.cover;

import dev.quarry.program.flow.ControlFlow;
import java.util.Map;

/**
 * The states of one method.
 *
 * @param flow its blocks
 * @param first the state of its first block; the others follow
 * @param outcomes by the instruction that branches, the state of its first outcome; the others
 *     follow
 */
record CodePart(ControlFlow flow, int first, Map<Integer, Integer> outcomes) {
  int block(int number) {
    return first + number;
  }

  int outcome(int instruction, int outcome) {
    Integer base = outcomes.get(instruction);
    return base == null || outcome < 0 ? ChainOfCode.NONE : base + outcome;
  }
}
