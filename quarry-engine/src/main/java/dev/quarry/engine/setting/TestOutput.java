package dev.quarry.engine.setting;

import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;

/**
 * What tests look like, and where they go.
 *
 * @param framework of the tests
 * @param directory where they are written
 * @param reflection whether they may make objects by private constructors and fields
 */
public record TestOutput(Framework framework, Path directory, Reflection reflection) {

  /** JUnit 5 without reflection. */
  public static TestOutput in(Path directory) {
    return new TestOutput(Framework.JUNIT5, directory, Reflection.NEVER);
  }

  public TestOutput withFramework(Framework changed) {
    return new TestOutput(changed, directory, reflection);
  }

  public TestOutput withReflection(Reflection changed) {
    return new TestOutput(framework, directory, changed);
  }
}
