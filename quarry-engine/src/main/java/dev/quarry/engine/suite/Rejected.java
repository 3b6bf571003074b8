package dev.quarry.engine.suite;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.Ended;
import java.util.ArrayList;
import java.util.List;

/** Inputs that don't become tests, with reasons. */
final class Rejected {
  private final List<String> sentences = new ArrayList<>();

  void add(SuiteDraft draft, Ended why) {
    add(draft.test().call().method(), why);
  }

  void add(MethodId method, Ended why) {
    String detail = why.why().isEmpty() ? "" : " (" + why.why() + ")";
    sentences.add(
        "A test of " + method.userForm() + " was left out: " + why.row().meaning() + detail + ".");
  }

  /** A sentence for each. */
  List<String> sentences() {
    return List.copyOf(sentences);
  }
}
