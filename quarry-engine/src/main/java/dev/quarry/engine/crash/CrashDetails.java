package dev.quarry.engine.crash;

import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.NamedClass;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.spread.WireReader;
import dev.quarry.engine.spread.WireWriter;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What a machine has to know to explore methods of a hunt: limits, and which methods there are.
 *
 * @param limits of each method
 * @param framework of the tests
 * @param reflection whether they may use it
 * @param scope the classes by name
 */
record CrashDetails(
    MethodLimits limits, Framework framework, Reflection reflection, List<NamedClass> scope) {
  static CrashDetails of(CrashOptions options, List<ClassUnderTest> classes) {
    return new CrashDetails(
        options.limits(),
        options.tests().framework(),
        options.tests().reflection(),
        classes.stream().map(NamedClass::of).toList());
  }

  byte[] bytes() {
    WireWriter out = new WireWriter();
    out.duration(limits.budget()).count(limits.maxRuns()).count(limits.maxPath());
    out.count(limits.branchBound()).number(limits.callDepth());
    out.duration(limits.runTime()).duration(limits.solverTime()).text(limits.searcher());
    out.text(framework.name()).text(reflection.name());
    out.list(scope, type -> out.text(type.name()).list(type.methods(), out::text));
    return out.bytes();
  }

  static CrashDetails read(byte[] bytes) throws IOException {
    WireReader in = new WireReader(bytes);
    MethodLimits limits =
        new MethodLimits(
            in.duration(),
            in.index(Integer.MAX_VALUE),
            in.index(Integer.MAX_VALUE),
            in.index(Integer.MAX_VALUE),
            (int) in.number(),
            in.duration(),
            in.duration(),
            in.text());
    CrashDetails details =
        new CrashDetails(
            limits,
            in.constant(Framework.values()),
            in.constant(Reflection.values()),
            in.list(() -> new NamedClass(in.text(), in.list(in::text))));
    in.end();
    return details;
  }

  /** Where no tests are written. */
  CrashOptions options(Setting setting) {
    return new CrashOptions(
        setting,
        ScopeOptions.of(),
        limits,
        Duration.ZERO,
        TestOutput.in(Path.of("")).withFramework(framework).withReflection(reflection));
  }
}
