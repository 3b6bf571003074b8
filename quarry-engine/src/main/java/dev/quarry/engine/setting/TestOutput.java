package dev.quarry.engine.setting;

import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestWriter;
import java.nio.file.Path;

/**
 * What tests look like, and where they go.
 *
 * @param framework of the tests
 * @param directory where they are written
 * @param reflection whether they may make objects by private constructors and fields
 * @param suffix how names of test classes end
 */
public record TestOutput(
    Framework framework, Path directory, Reflection reflection, String suffix) {

  /** JUnit 5 without reflection, under usual names. */
  public static TestOutput in(Path directory) {
    return new TestOutput(Framework.JUNIT5, directory, Reflection.NEVER, TestWriter.SUFFIX);
  }

  public TestOutput withFramework(Framework changed) {
    return new TestOutput(changed, directory, reflection, suffix);
  }

  public TestOutput withReflection(Reflection changed) {
    return new TestOutput(framework, directory, changed, suffix);
  }

  public TestOutput withSuffix(String changed) {
    return new TestOutput(framework, directory, reflection, changed);
  }
}
