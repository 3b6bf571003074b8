package dev.quarry.testgen.replay;

import dev.quarry.process.ClassPlaces;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the test frameworks that Quarry brings along: where its own class path has them. */
public final class JUnitJars {
  /** One class of each library; those of annotations are missed by the compiler only. */
  private static final List<String> JUNIT5 =
      List.of(
          "org.junit.jupiter.api.Test",
          "org.junit.jupiter.engine.JupiterTestEngine",
          "org.junit.platform.launcher.Launcher",
          "org.junit.platform.engine.TestEngine",
          "org.junit.platform.commons.JUnitException",
          "org.opentest4j.AssertionFailedError",
          "org.apiguardian.api.API",
          "org.jspecify.annotations.Nullable");

  private static final List<String> JUNIT4 =
      List.of("org.junit.runner.JUnitCore", "org.hamcrest.Matcher");

  /** Where the classes of these libraries are. */
  private static final List<String> PACKAGES =
      List.of(
          "org.junit.",
          "junit.",
          "org.hamcrest.",
          "org.opentest4j.",
          "org.apiguardian.",
          "org.jspecify.");

  private JUnitJars() {}

  /** Whether a class, or a test beside it, is one of a test framework. */
  static boolean isOfFramework(String className) {
    return PACKAGES.stream().anyMatch(className::startsWith);
  }

  /** Answers what programs ask for; those that do have it, if not always at run time. */
  private static final String MARKERS = "dev.quarry.api.Quarry";

  /** What tests of a framework are compiled against and run with. */
  public static List<Path> jars(Framework framework) {
    Set<Path> jars = new LinkedHashSet<>();
    for (String name : framework == Framework.JUNIT5 ? JUNIT5 : JUNIT4) {
      jars.add(placeOf(name));
    }
    jars.add(placeOf(MARKERS));
    return List.copyOf(jars);
  }

  /** The class path of a program with what its tests need behind it. */
  public static List<Path> behind(List<Path> classPath, Framework framework) {
    return Stream.concat(classPath.stream(), jars(framework).stream()).toList();
  }

  private static Path placeOf(String name) {
    try {
      Class<?> type = Class.forName(name, false, JUnitJars.class.getClassLoader());
      return ClassPlaces.of(type)
          .orElseThrow(() -> new ReplayException("The library of " + name + " is in no file."));
    } catch (ClassNotFoundException e) {
      throw new ReplayException(
          "The test framework's class " + name + " is not on Quarry's class path.", e);
    }
  }
}
