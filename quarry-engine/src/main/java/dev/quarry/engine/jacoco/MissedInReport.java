package dev.quarry.engine.jacoco;

import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds out from a report what is missed. Reports count branches by line, and don't tell which of a
 * line's branches are missed: those that lead to code which was never executed are; if these are
 * fewer than the report says, any of the others may be.
 */
final class MissedInReport {
  private final Path file;
  private final Report report;
  private final Program program;
  private final Set<Branch> branches = new LinkedHashSet<>();
  private final Set<MethodId> methods = new LinkedHashSet<>();

  MissedInReport(Path file, Program program) {
    this.file = file;
    this.report = Report.read(file);
    this.program = program;
  }

  Missed in(CountedBranches counted, List<String> classes) {
    boolean any = false;
    for (String name : classes) {
      any |= report.classes().containsKey(internal(name));
    }
    if (!any && !counted.methods().isEmpty()) {
      throw new ReportException(
          "`" + file + "` says nothing about " + classes.get(0) + "; is it of another project?");
    }
    counted.methods().forEach(method -> look(method, counted));
    byLine(counted).forEach(this::look);
    return new Missed(branches, methods);
  }

  private static String internal(String name) {
    return name.replace('.', '/');
  }

  private Report.MethodFigures figures(MethodId method) {
    Map<String, Report.MethodFigures> type = report.classes().get(method.ownerInternal());
    Report.MethodFigures figures =
        type == null ? null : type.get(method.name() + method.descriptor());
    if (figures != null) {
      return figures;
    }
    if (type == null) {
      // Left out of the report, so nothing of it is known to be executed.
      return new Report.MethodFigures(0, -1, 0);
    }
    throw mismatch(method.userForm() + " is not in it");
  }

  private void look(MethodId method, CountedBranches counted) {
    Report.MethodFigures figures = figures(method);
    List<CountedBranch> own =
        counted.all().stream().filter(branch -> branch.method().equals(method)).toList();
    if (figures.branches() >= 0 && figures.branches() != own.size()) {
      throw mismatch(
          method.userForm()
              + " has "
              + own.size()
              + " branches, but "
              + figures.branches()
              + " in the report");
    }
    if (figures.executed() == 0) {
      methods.add(method);
      own.forEach(branch -> branches.addAll(branch.ways()));
    }
  }

  private ReportException mismatch(String detail) {
    return new ReportException(
        "`"
            + file
            + "` was made from other classes: "
            + detail
            + "; compile, run the tests and write the report again.");
  }

  /** A line of a source file. */
  private record Line(String source, int number) {}

  private Map<Line, List<CountedBranch>> byLine(CountedBranches counted) {
    Map<Line, List<CountedBranch>> lines = new LinkedHashMap<>();
    for (CountedBranch branch : counted.all()) {
      if (branch.line() > 0 && report.classes().containsKey(branch.method().ownerInternal())) {
        lines
            .computeIfAbsent(
                new Line(source(branch.method()), branch.line()), any -> new ArrayList<>())
            .add(branch);
      }
    }
    return lines;
  }

  private String source(MethodId method) {
    String name = method.ownerInternal();
    String source =
        program.classPath().find(method.owner()).flatMap(ClassFile::sourceFile).orElse("");
    return name.substring(0, name.lastIndexOf('/') + 1) + source;
  }

  private void look(Line line, List<CountedBranch> own) {
    Map<Integer, Report.LineFigures> lines = report.lines().get(line.source());
    if (lines == null) {
      throw new ReportException(
          "`" + file + "` has no lines of " + line.source() + "; write it with the source files.");
    }
    Report.LineFigures figures = lines.get(line.number());
    int total = figures == null ? 0 : figures.missedBranches() + figures.coveredBranches();
    if (figures == null || total < own.size()) {
      throw mismatch(
          line.source() + ":" + line.number() + " has " + total + " branches in the report");
    }
    List<CountedBranch> surely = own.stream().filter(branch -> isDead(branch, lines)).toList();
    boolean others = surely.size() < figures.missedBranches();
    for (CountedBranch branch : others ? own : surely) {
      if (figures.missedBranches() > 0) {
        branches.addAll(branch.ways());
      }
    }
  }

  /** Whether all its ways lead to lines that were never executed. */
  private boolean isDead(CountedBranch branch, Map<Integer, Report.LineFigures> lines) {
    MethodBody body = program.body(branch.method());
    for (Branch way : branch.ways()) {
      int to = Branches.destinations(body, way.instruction()).get(way.outcome());
      Report.LineFigures figures = lines.get(body.line(to));
      if (figures == null || figures.executed() > 0) {
        return false;
      }
    }
    return !branch.ways().isEmpty();
  }
}
