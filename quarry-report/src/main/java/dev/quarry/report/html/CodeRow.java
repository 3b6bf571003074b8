package dev.quarry.report.html;

import dev.quarry.report.result.ReportedCount;
import dev.quarry.report.result.ReportedLine;
import dev.quarry.report.result.ReportedOpenBranch;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What all results together say about a line. */
final class CodeRow {
  private final List<Remark> remarks = new ArrayList<>();
  private final List<ReportedOpenBranch> open = new ArrayList<>();
  private final Set<TestPlace> tests = new LinkedHashSet<>();
  private ReportedCount branches = new ReportedCount(0, 0);
  private boolean isCode;
  private boolean isCovered;
  private boolean isDead;

  /**
   * Something that a command says about the line.
   *
   * @param style how it looks
   * @param text a sentence
   * @param link where more is said
   */
  record Remark(String style, String text, String link) {}

  /** Adds what a suite does; of several suites, the one that takes more branches counts. */
  void add(ReportedLine line, List<TestPlace> by) {
    isCode = true;
    isCovered |= line.covered();
    isDead |= line.dead();
    tests.addAll(by);
    if (line.branches().covered() >= branches.covered()) {
      branches = line.branches();
      open.clear();
    }
  }

  void add(ReportedOpenBranch branch) {
    if (open.size() < branches.total() - branches.covered()) {
      open.add(branch);
    }
  }

  void add(Remark remark) {
    if (!remarks.contains(remark)) {
      remarks.add(remark);
    }
  }

  /** A run was seen here. */
  void reached() {
    isCode = true;
    isCovered = true;
  }

  /** A test was seen here. */
  void reached(TestPlace test) {
    reached();
    tests.add(test);
  }

  /** There is a proof that nothing gets here. */
  void dead() {
    isCode = true;
    isDead = true;
  }

  /** Somebody asked for a way here, and nobody knows one. */
  void undecided() {
    isCode = true;
  }

  List<Remark> remarks() {
    return remarks;
  }

  List<ReportedOpenBranch> open() {
    return open;
  }

  Set<TestPlace> tests() {
    return tests;
  }

  ReportedCount branches() {
    return branches;
  }

  int proved() {
    return (int) open.stream().filter(one -> one.standing().equals("proved")).count();
  }

  LineStatus status() {
    if (!isCode) {
      return LineStatus.NONE;
    }
    int left = branches.total() - branches.covered() - proved();
    if (isCovered) {
      return left > 0 ? LineStatus.PARTLY : LineStatus.COVERED;
    }
    boolean isAllDead = branches.total() > 0 && left == 0;
    return isDead || isAllDead ? LineStatus.DEAD : LineStatus.OPEN;
  }
}
