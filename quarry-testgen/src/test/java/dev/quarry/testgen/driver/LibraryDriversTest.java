package dev.quarry.testgen.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import dev.quarry.testgen.testing.Fixtures;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** A library from end to end: a driver for nearly every public method, and the JVM takes them. */
class LibraryDriversTest {
  /** One class in so many is enough to see what goes wrong. */
  private static final int EACH = 4;

  @TempDir Path directory;

  @Test
  void theDriversOfALibraryVerify() throws Exception {
    Path jar = Fixtures.classesOf(StringUtils.class);
    int methods = 0;
    int obstacles = 0;
    try (ClassPath classPath = ClassPath.of(List.of(jar));
        var loader =
            new URLClassLoader(
                new URL[] {jar.toUri().toURL(), directory.toUri().toURL()},
                ClassLoader.getPlatformClassLoader())) {
      var hierarchy = new ClassHierarchy(classPath);
      var scenarios = new Scenarios(hierarchy);
      var writer = new DriverWriter(hierarchy);
      List<ClassFile> files = classPath.readAll().files();
      for (int i = 0; i < files.size(); i += EACH) {
        ClassFile file = files.get(i);
        List<Scenario> all = new ArrayList<>();
        for (MethodShape method : file.methods()) {
          if (file.isPublic() && method.isPublic() && method.hasCode() && !method.isSynthetic()) {
            methods++;
            obstacles += scenarios.obstacle(method).isPresent() ? 1 : 0;
            all.addAll(scenarios.of(method));
          }
        }
        for (Driver driver : writer.write(directory, file.binaryName(), all)) {
          assertThat(faults(driver, loader)).as(driver.toString()).isEmpty();
        }
      }
    }
    assertThat(methods).isGreaterThan(500);
    assertThat(obstacles).isLessThan(methods / 50);
  }

  private String faults(Driver driver, ClassLoader loader) throws Exception {
    byte[] bytes = Files.readAllBytes(directory.resolve(driver.entry().ownerInternal() + ".class"));
    StringWriter faults = new StringWriter();
    CheckClassAdapter.verify(new ClassReader(bytes), loader, false, new PrintWriter(faults, true));
    return faults.toString();
  }
}
