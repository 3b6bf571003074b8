package dev.quarry.report.html;

import dev.quarry.report.result.ReportedCheck;
import dev.quarry.report.result.ReportedClass;
import dev.quarry.report.result.ReportedCoverage;
import dev.quarry.report.result.ReportedCrash;
import dev.quarry.report.result.ReportedExploration;
import dev.quarry.report.result.ReportedFinding;
import dev.quarry.report.result.ReportedReach;
import dev.quarry.report.result.ReportedReproduction;
import dev.quarry.report.result.ReportedResult;
import dev.quarry.report.result.ReportedSpecification;
import dev.quarry.report.result.ReportedTarget;
import dev.quarry.report.result.ReportedVerify;
import dev.quarry.report.result.ReportedWarning;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All results together, as pages need them. */
final class Model {
  private final List<ReportedResult> results;
  private final CodeFiles files;
  private final TestIndex tests = new TestIndex();

  private Model(List<ReportedResult> results, SourceFolders sources) {
    this.results = List.copyOf(results);
    this.files = new CodeFiles(sources);
  }

  /** All results, and on the lines what they say about them. */
  static Model of(List<ReportedResult> results, SourceFolders sources) {
    Model model = new Model(results, sources);
    new Annotated(model).add();
    return model;
  }

  List<ReportedResult> results() {
    return results;
  }

  CodeFiles files() {
    return files;
  }

  TestIndex tests() {
    return tests;
  }

  private <R extends ReportedResult> List<R> of(Class<R> kind) {
    return results.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private <R extends ReportedResult, T> List<T> parts(Class<R> kind, Function<R, List<T>> parts) {
    return of(kind).stream().map(parts).flatMap(List::stream).toList();
  }

  List<ReportedCoverage> coverages() {
    return of(ReportedCoverage.class);
  }

  List<ReportedClass> classes() {
    return parts(ReportedCoverage.class, ReportedCoverage::classes);
  }

  List<ReportedCrash> crashes() {
    return of(ReportedCrash.class);
  }

  List<ReportedFinding> findings() {
    return parts(ReportedCrash.class, ReportedCrash::findings);
  }

  List<ReportedTarget> targets() {
    return parts(ReportedReach.class, ReportedReach::targets);
  }

  List<ReportedWarning> warnings() {
    return parts(ReportedVerify.class, ReportedVerify::verdicts);
  }

  List<ReportedSpecification> specifications() {
    return parts(ReportedCheck.class, ReportedCheck::specifications);
  }

  List<ReportedExploration> explorations() {
    return of(ReportedExploration.class);
  }

  List<ReportedReproduction> reproductions() {
    return of(ReportedReproduction.class);
  }

  /** Sentences about the class path, each once. */
  List<String> notices() {
    return results.stream().flatMap(result -> result.warnings().stream()).distinct().toList();
  }

  /**
   * Where a place or a target is, if that is known for sure.
   *
   * @param place as {@code File.java:12}, {@code File.java:12:true}, {@code X@File.java:12} or
   *     {@code com.acme.Foo#bar:12}
   * @param type a class that is likely to be in the same folder; may be ""
   */
  Optional<CodePlace> place(String place, String type) {
    String plain = place.substring(place.indexOf('@') + 1).replaceFirst(":(true|false)$", "");
    int method = plain.indexOf('#');
    if (method < 0) {
      return files.find(plain, type);
    }
    String owner = plain.substring(0, method);
    int nested = owner.indexOf('$');
    String file = Names.simple(nested < 0 ? owner : owner.substring(0, nested)) + ".java";
    return files.find(file + plain.substring(Math.max(plain.lastIndexOf(':'), method)), owner);
  }
}
