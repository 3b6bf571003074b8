package dev.quarry.program.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** What is known before each instruction of a method. */
final class MethodStates {
  private MethodStates() {}

  /**
   * One for each instruction, null where no way leads; empty if the code can't be understood.
   *
   * @param owner the internal name of the class
   */
  static Optional<List<@Nullable MethodState>> of(String owner, MethodNode method) {
    Analyzer<Known> analyzer =
        new Analyzer<>(new KnownValues()) {
          @Override
          protected Frame<Known> newFrame(int locals, int stack) {
            return new MethodState(owner, locals, stack);
          }

          @Override
          protected Frame<Known> newFrame(Frame<? extends Known> frame) {
            return new MethodState((MethodState) frame);
          }
        };
    try {
      List<@Nullable MethodState> states = new ArrayList<>();
      for (Frame<Known> frame : analyzer.analyze(owner, method)) {
        states.add((MethodState) frame);
      }
      return Optional.of(states);
    } catch (AnalyzerException e) {
      return Optional.empty();
    }
  }
}
