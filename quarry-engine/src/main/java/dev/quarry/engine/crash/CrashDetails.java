package dev.quarry.engine.crash;

import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.spread.WireReader;
import dev.quarry.engine.spread.WireWriter;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import dev.quarry.program.ProgramException;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a machine has to know to explore methods of a hunt: limits, and which methods there are.
 *
 * @param limits of each method
 * @param framework of the tests
 * @param reflection whether they may use it
 * @param scope the classes by name
 */
record CrashDetails(
    MethodLimits limits, Framework framework, Reflection reflection, List<ClassMethods> scope) {
  /**
   * Methods of a class.
   *
   * @param name of the class
   * @param methods each with its name and descriptor, in the order of the class file
   */
  record ClassMethods(String name, List<String> methods) {
    static ClassMethods of(ClassUnderTest type) {
      return new ClassMethods(
          type.name(), type.methods().stream().map(ClassMethods::text).toList());
    }

    private static String text(MethodShape method) {
      return method.id().name() + method.id().descriptor();
    }

    ClassUnderTest in(ClassPath classPath) throws IOException {
      Set<String> wanted = Set.copyOf(methods);
      List<MethodShape> found =
          classPath.get(name).methods().stream()
              .filter(method -> wanted.contains(text(method)))
              .toList();
      if (found.size() != methods.size()) {
        throw new IOException("Not all methods of " + name + " are on the class path.");
      }
      return new ClassUnderTest(name, found);
    }
  }

  static CrashDetails of(CrashOptions options, List<ClassUnderTest> classes) {
    return new CrashDetails(
        options.limits(),
        options.tests().framework(),
        options.tests().reflection(),
        classes.stream().map(ClassMethods::of).toList());
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
            in.list(() -> new ClassMethods(in.text(), in.list(in::text))));
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

  /**
   * @throws IOException if the class path is another
   */
  List<ClassUnderTest> classes(ClassPath classPath) throws IOException {
    List<ClassUnderTest> classes = new ArrayList<>();
    try {
      for (ClassMethods type : scope) {
        classes.add(type.in(classPath));
      }
    } catch (ProgramException e) {
      throw new IOException("A class that is to be explored can't be read.", e);
    }
    return classes;
  }
}
