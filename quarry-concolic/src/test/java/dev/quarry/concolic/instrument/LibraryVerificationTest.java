package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.ClassPath;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Every class of some libraries passes the JVM's verifier after rewriting. */
class LibraryVerificationTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // How many methods may get a smaller form: tables of constants and deserialisers of lambdas.
    "commons-lang3, 400, 1",
    "commons-math3, 1200, 3",
    "guava failureaccess, 1900, 0",
    "kotlin-stdlib, 900, 0"
  })
  void everyClassVerifies(String library, int atLeast, int mostReduced) {
    List<String> refused = new ArrayList<>();
    List<String> incomplete = new ArrayList<>();
    int verified = 0;
    try (ClassPath classPath = ClassPath.of(Libraries.jars(library.split(" ")))) {
      RewritingLoader loader = new RewritingLoader(classPath, Mode.SYMBOLIC);
      for (String name : classPath.programClasses()) {
        try {
          if (!name.endsWith("-info")) {
            link(Class.forName(name.replace('/', '.'), false, loader));
            verified++;
          }
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
          incomplete.add(name + " lacks " + e.getMessage());
        } catch (LinkageError | RuntimeException e) {
          refused.add(name + ": " + e);
        }
      }
      assertThat(refused).isEmpty();
      assertThat(loader.leftPlain()).as("left plain").hasSizeLessThanOrEqualTo(mostReduced);
    }
    assertThat(verified).as("verified, but for %s", incomplete).isGreaterThan(atLeast);
  }

  @Test
  void whatDoesNotVerifyIsFoundOut() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "Broken", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "f", "()I", null, null);
    method.visitCode();
    method.visitInsn(Opcodes.ACONST_NULL);
    method.visitInsn(Opcodes.IRETURN);
    method.visitMaxs(1, 0);
    method.visitEnd();
    writer.visitEnd();
    byte[] bytes = writer.toByteArray();
    class Defining extends ClassLoader {
      Class<?> define() {
        return defineClass("Broken", bytes, 0, bytes.length);
      }
    }
    Class<?> broken = new Defining().define();
    assertThatThrownBy(() -> link(broken)).isInstanceOf(VerifyError.class);
  }

  /** HotSpot links, and so verifies, a class before it lists its methods; it is not initialised. */
  @SuppressWarnings("ReturnValueIgnored")
  private static void link(Class<?> type) {
    type.getDeclaredMethods();
    type.getDeclaredConstructors();
  }
}
