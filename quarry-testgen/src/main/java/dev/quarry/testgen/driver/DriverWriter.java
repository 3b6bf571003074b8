package dev.quarry.testgen.driver;

import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.Scenario;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Writes the drivers of a class under test as classes of its package. Each is a class of its own,
 * so that exploring one does not rewrite the code of all.
 */
public final class DriverWriter {
  static final String SUFFIX = "_QuarryDriver";
  private static final String METHOD = "drive";

  private final ClassHierarchy hierarchy;

  public DriverWriter(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * Writes class files.
   *
   * @param directory the root of the class files
   * @param classUnderTest its binary name
   * @param scenarios of methods of this class
   * @return one driver for each scenario, in their order
   * @throws UncheckedIOException if a file can't be written
   */
  public List<Driver> write(Path directory, String classUnderTest, List<Scenario> scenarios) {
    List<Driver> drivers = new ArrayList<>();
    for (Scenario scenario : scenarios) {
      int number = drivers.size() + 1;
      drivers.add(write(directory, Names.internal(classUnderTest) + SUFFIX + number, scenario));
    }
    return List.copyOf(drivers);
  }

  /** Whether a method is that of a driver. */
  public static boolean isDriver(MethodId method) {
    return method.name().equals(METHOD) && method.owner().contains(SUFFIX);
  }

  private Driver write(Path directory, String name, Scenario scenario) {
    ClassWriter writer = new Frames(hierarchy);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
    writer.visitSource(name.substring(name.lastIndexOf('/') + 1) + ".java", null);
    StubClasses stubs = stubs(hierarchy, directory, name);
    String descriptor = new DriverMethod(scenario, stubs).write(writer, METHOD);
    writer.visitEnd();
    save(directory.resolve(name + ".class"), writer.toByteArray());
    return new Driver(MethodId.ofInternal(name, METHOD, descriptor), scenario);
  }

  /** Writes stubs beside a driver. */
  static StubClasses stubs(ClassHierarchy hierarchy, Path directory, String driver) {
    return new StubClasses(
        driver,
        () -> new Frames(hierarchy),
        (stub, bytes) -> save(directory.resolve(stub + ".class"), bytes));
  }

  static void save(Path file, byte[] bytes) {
    try {
      Path parent = file.getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Computes frames without loading classes. */
  static final class Frames extends ClassWriter {
    private final ClassHierarchy hierarchy;

    Frames(ClassHierarchy hierarchy) {
      super(COMPUTE_FRAMES);
      this.hierarchy = hierarchy;
      // These are for code of strangers; drivers of many objects exceed them.
      setComputeLimits(Integer.MAX_VALUE, Long.MAX_VALUE);
    }

    @Override
    protected String getCommonSuperClass(String left, String right) {
      return hierarchy.commonSuperclass(left, right);
    }
  }
}
