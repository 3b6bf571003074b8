package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.InputMethods;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls surely call rewritten methods. */
class CallKindsTest {
  private static final String SOURCE =
      """
      class Base { int plain() { return 1; } int overridden() { return 1; } native int own(); }
      class Other extends Base { native int overridden(); int plain() { return 2; } }
      """;

  @TempDir Path directory;

  private CalledMethod.Kind kind(String method) throws IOException {
    Path source = Files.writeString(directory.resolve("Base.java"), SOURCE);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", directory.toString(), source.toString());
    assertThat(status).isZero();
    try (ClassPath classPath = ClassPath.of(List.of(directory))) {
      ClassHierarchy hierarchy = new ClassHierarchy(classPath);
      CallKinds kinds =
          new CallKinds(
              hierarchy,
              new AskedTypes(hierarchy, InstrumentOptions.of(Mode.SYMBOLIC)),
              new InputMethods(Set.of()),
              Mode.SYMBOLIC);
      return kinds
          .of("Base", new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "Base", method, "()I", false))
          .kind();
    }
  }

  @Test
  void aVirtualMethodOfTheProgramIsCalledDirectly() throws IOException {
    assertThat(kind("plain")).isEqualTo(CalledMethod.Kind.DIRECT);
  }

  @Test
  void nativeMethodsAreNot() throws IOException {
    assertThat(kind("own")).isEqualTo(CalledMethod.Kind.GUARDED);
  }

  @Test
  void whatANativeMethodOverridesIsNotEither() throws IOException {
    assertThat(kind("overridden")).isEqualTo(CalledMethod.Kind.GUARDED);
  }
}
