package dev.quarry.report.html;

import dev.quarry.report.html.CodeRow.Remark;
import dev.quarry.report.result.ReportedClash;
import dev.quarry.report.result.ReportedClass;
import dev.quarry.report.result.ReportedCondition;
import dev.quarry.report.result.ReportedCoverage;
import dev.quarry.report.result.ReportedFinding;
import dev.quarry.report.result.ReportedFrame;
import dev.quarry.report.result.ReportedLine;
import dev.quarry.report.result.ReportedOpenBranch;
import dev.quarry.report.result.ReportedSpecification;
import dev.quarry.report.result.ReportedTarget;
import dev.quarry.report.result.ReportedTest;
import dev.quarry.report.result.ReportedWarning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes what results say onto the lines that they say it about. */
final class Annotated {
  private final Model model;

  Annotated(Model model) {
    this.model = model;
  }

  /** All results. */
  void add() {
    // Coverage first: it tells for sure which file is meant.
    model.coverages().forEach(this::add);
    for (int i = 0; i < model.findings().size(); i++) {
      add(model.findings().get(i), "findings.html#f" + (i + 1));
    }
    for (int i = 0; i < model.targets().size(); i++) {
      add(model.targets().get(i), "verdicts.html#v" + (i + 1));
    }
    for (int i = 0; i < model.warnings().size(); i++) {
      add(model.warnings().get(i), "verdicts.html#w" + (i + 1));
    }
    for (int i = 0; i < model.specifications().size(); i++) {
      add(model.specifications().get(i), "specifications.html#s" + (i + 1));
    }
    model.reproductions().forEach(one -> mention(one.test()));
  }

  private void add(ReportedCoverage coverage) {
    List<TestPlace> tests = model.tests().of(coverage);
    for (ReportedClass type : coverage.classes()) {
      for (ReportedLine line : type.code()) {
        List<TestPlace> by = new ArrayList<>();
        for (int number : line.tests()) {
          if (number >= 0 && number < tests.size()) {
            by.add(tests.get(number));
          }
        }
        model.files().named(line.file()).row(line.line()).add(line, by);
      }
      type.code().stream()
          .findFirst()
          .map(line -> model.files().named(line.file()))
          .ifPresent(file -> type.notes().forEach(file::note));
      for (ReportedOpenBranch branch : type.open()) {
        model.files().find(branch.place(), type.name()).ifPresent(at -> at.row().add(branch));
      }
    }
  }

  private void add(ReportedFinding finding, String link) {
    TestPlace test = model.tests().of(finding.test());
    String type =
        finding.stack().stream().map(ReportedFrame::className).findFirst().orElse(finding.entry());
    model.place(finding.place(), type).ifPresent(at -> at.row().reached(test));
    remark(
        finding.place(),
        type,
        new Remark(
            finding.kind().equals("defect") ? "bad" : "note",
            "%s escapes: %s".formatted(Names.simple(finding.exception()), finding.input()),
            link));
  }

  private void add(ReportedTarget target, String link) {
    mention(target.test());
    String type = Names.type(target.entry());
    Optional<CodePlace> at = model.place(target.target(), type);
    at.ifPresent(place -> note(place.row(), target));
    String what = target.input().isEmpty() ? target.target() : target.input();
    Remark verdict = new Remark(style(target), target.outcome() + ": " + what, link);
    at.ifPresent(place -> place.row().add(verdict));
    for (ReportedClash clash : target.clashes()) {
      for (ReportedCondition condition : clash.conditions()) {
        remark(
            condition.place(),
            type,
            new Remark(
                "proof",
                "%s needs %s, which clashes".formatted(target.target(), condition.text()),
                link));
      }
    }
  }

  private static String style(ReportedTarget target) {
    return switch (target.outcome()) {
      case "reached" -> "good";
      case "unreachable" -> "proof";
      default -> "note";
    };
  }

  private void note(CodeRow row, ReportedTarget target) {
    if (target.outcome().equals("reached")) {
      row.reached();
      if (target.test().exists()) {
        row.reached(model.tests().of(target.test()));
      }
    } else if (target.isPlace()) {
      if (target.outcome().equals("unreachable")) {
        row.dead();
      } else {
        row.undecided();
      }
    }
  }

  private void add(ReportedWarning warning, String link) {
    mention(warning.test());
    String style =
        switch (warning.verdict()) {
          case "confirmed" -> "bad";
          case "refuted" -> "proof";
          default -> "note";
        };
    remark(
        warning.place(),
        "",
        new Remark(
            style,
            "%s of %s: %s"
                .formatted(warning.rule(), warning.tool(), Words.verdict(warning.verdict())),
            link));
  }

  private void add(ReportedSpecification specification, String link) {
    mention(specification.test());
    remark(
        specification.place(),
        "",
        new Remark(
            specification.verdict().equals("violated") ? "bad" : "note",
            "%s: %s".formatted(specification.name(), specification.verdict()),
            link));
  }

  private void remark(String place, String type, Remark remark) {
    model.place(place, type).ifPresent(at -> at.row().add(remark));
  }

  private void mention(ReportedTest test) {
    if (test.exists()) {
      model.tests().of(test);
    }
  }
}
