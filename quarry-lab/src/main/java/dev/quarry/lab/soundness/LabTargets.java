package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.oracle.PlainRun.Failure;
import dev.quarry.lab.soundness.oracle.Truth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** What there is to ask for in a program; the same each time. */
final class LabTargets {
  private static final List<String> EXCEPTIONS =
      List.of(
          "java.lang.ArithmeticException",
          "java.lang.NullPointerException",
          "java.lang.IndexOutOfBoundsException",
          "java.lang.ClassCastException",
          "java.lang.NumberFormatException",
          "java.lang.IllegalArgumentException",
          "java.lang.RuntimeException");

  /** One target in so many is an exception. */
  private static final int FAILURES = 4;

  private final GeneratedProgram program;
  private final Truth truth;

  LabTargets(GeneratedProgram program, Truth truth) {
    this.program = program;
    this.truth = truth;
  }

  /** Lines, and some exceptions on lines: as many that come about as others. */
  List<LabTarget> some(int most) {
    Random random = new Random(program.seed());
    int failures = most / FAILURES;
    List<LabTarget> targets = new ArrayList<>();
    List<Integer> lines = shuffled(lines(), random);
    for (int line : lines.subList(0, Math.min(most - failures, lines.size()))) {
      targets.add(LabTarget.line(program, line, truth));
    }
    List<Failure> known = shuffled(truth.failures(), random);
    for (int i = 0; i < failures; i++) {
      if (i % 2 == 0 && i < known.size()) {
        targets.add(of(known.get(i)));
      } else {
        String exception = EXCEPTIONS.get(random.nextInt(EXCEPTIONS.size()));
        int line = lines.get(random.nextInt(lines.size()));
        targets.add(LabTarget.failure(program, exception, line, truth));
      }
    }
    return targets;
  }

  /** Those about which a verdict of a kind could be wrong. */
  List<LabTarget> suspects(WrongVerdict.Kind kind) {
    List<LabTarget> targets = new ArrayList<>();
    for (int line : lines()) {
      targets.add(LabTarget.line(program, line, truth));
    }
    truth.failures().forEach(failure -> targets.add(of(failure)));
    if (kind == WrongVerdict.Kind.NOT_EXECUTED) {
      for (int line : truth.executed()) {
        EXCEPTIONS.forEach(each -> targets.add(LabTarget.failure(program, each, line, truth)));
      }
    }
    return targets.stream()
        .filter(
            target ->
                switch (kind) {
                  case EXECUTED -> target.isReached();
                  case NOT_EXECUTED -> !target.isReached();
                  default -> true;
                })
        .toList();
  }

  private List<Integer> lines() {
    return truth.lines().stream().filter(truth::isClear).toList();
  }

  private LabTarget of(Failure failure) {
    return LabTarget.failure(program, failure.exception(), failure.line(), truth);
  }

  private static <T> List<T> shuffled(Iterable<T> all, Random random) {
    List<T> list = new ArrayList<>();
    all.forEach(list::add);
    Collections.shuffle(list, random);
    return list;
  }
}
