package dev.quarry.program.testing;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.jacoco.core.analysis.Analyzer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;

/** Real code to try everything on. */
public final class Libraries {
  private Libraries() {}

  /** The jars: commons-lang3, ASM, JaCoCo. */
  public static List<Path> jars() {
    return Stream.of(
            StringUtils.class,
            ClassReader.class,
            ClassNode.class,
            JSRInlinerAdapter.class,
            Analyzer.class)
        .map(Libraries::jarOf)
        .toList();
  }

  /** The jar of commons-lang3. */
  public static Path lang() {
    return jarOf(StringUtils.class);
  }

  public static Program program(Path jar) {
    return new Program(ClassPath.of(List.of(jar)));
  }

  /** Every method with code, class by class. */
  public static Stream<MethodBody> bodies(Program program) {
    return program.classPath().programClasses().stream()
        .flatMap(name -> program.bodies(program.classPath().get(name)).stream());
  }

  private static Path jarOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
