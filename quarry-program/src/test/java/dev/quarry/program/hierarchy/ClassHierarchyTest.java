package dev.quarry.program.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.ProgramException;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Dominators;
import dev.quarry.program.testing.Javac;
import dev.quarry.program.testing.Libraries;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

class ClassHierarchyTest {
  private static final String SOURCE =
      """
      package p;
      sealed interface Shape permits Square, Round {}
      record Square(int side) implements Shape {}
      non-sealed abstract class Round implements Shape {}
      class Disc extends Round implements Runnable { public void run() {} }
      final class Coin extends Disc {}
      enum Suit { HEARTS, SPADES { int rank() { return 1; } }; int rank() { return 0; } }
      class Mine extends java.util.ArrayList<String> {}
      """;

  @TempDir Path directory;

  static List<Path> libraries() {
    return Libraries.jars();
  }

  @Test
  void subtypesAreThoseOnTheClassPath() {
    ClassHierarchy hierarchy = hierarchy();
    assertThat(hierarchy.subtypes("p/Shape"))
        .containsExactly("p/Shape", "p/Round", "p/Square", "p/Disc", "p/Coin");
    assertThat(hierarchy.subtypes("java/util/Collection")).contains("java/util/Collection");
    assertThat(hierarchy.subtypes("java/util/ArrayList")).contains("p/Mine");
    assertThat(hierarchy.concreteTypes("p/Shape"))
        .extracting(ClassFile::name)
        .containsExactly("p/Square", "p/Disc", "p/Coin");
  }

  @Test
  void supertypesReachIntoTheJdk() {
    ClassHierarchy hierarchy = hierarchy();
    assertThat(hierarchy.supertypes("p/Mine"))
        .startsWith("p/Mine", "java/util/ArrayList", "java/util/AbstractList")
        .contains("java/util/Collection", "java/lang/Iterable", "java/lang/Object");
    assertThat(hierarchy.supertypes("p/Coin"))
        .contains("p/Disc", "p/Round", "p/Shape", "java/lang/Runnable");
    assertThat(hierarchy.supertypes("q/Missing")).containsExactly("q/Missing", "java/lang/Object");
  }

  @Test
  void kindsOfClassesAreKnown() {
    ClassHierarchy hierarchy = hierarchy();
    ClassFile shape = hierarchy.find("p/Shape").orElseThrow();
    assertThat(shape.isSealed()).isTrue();
    assertThat(shape.permittedSubclasses()).containsExactly("p/Square", "p/Round");
    assertThat(hierarchy.find("p/Square").orElseThrow().isRecord()).isTrue();
    assertThat(hierarchy.find("p/Suit").orElseThrow().isEnum()).isTrue();
    assertThat(hierarchy.find("p/Round").orElseThrow().isAbstract()).isTrue();
    assertThat(hierarchy.find("p/Round").orElseThrow().isSealed()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "p/Coin, p/Shape, true",
    "p/Shape, p/Coin, false",
    "[Lp/Coin;, [Lp/Disc;, true",
    "[Lp/Disc;, [Lp/Coin;, false",
    "[[I, [Ljava/lang/Object;, true",
    "[I, [Ljava/lang/Object;, false",
    "[I, [J, false",
    "[I, java/lang/Cloneable, true",
    "[I, java/lang/Runnable, false",
    "[[Lp/Coin;, [[Ljava/lang/Runnable;, true",
    "p/Coin, java/lang/Object, true",
  })
  void subtypingFollowsTheRules(String lower, String upper, boolean expected) {
    assertThat(hierarchy().isSubtype(lower, upper)).isEqualTo(expected);
  }

  @Test
  void theNearestCommonClassIsFound() {
    ClassHierarchy hierarchy = hierarchy();
    assertThat(hierarchy.commonSuperclass("p/Coin", "p/Disc")).isEqualTo("p/Disc");
    assertThat(hierarchy.commonSuperclass("p/Coin", "p/Mine")).isEqualTo("java/lang/Object");
    assertThat(
            hierarchy.commonSuperclass(
                "java/lang/ArithmeticException", "java/lang/ClassCastException"))
        .isEqualTo("java/lang/RuntimeException");
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everyMethodOfALibraryHasTypedFrames(Path jar) {
    try (Program program = new Program(ClassPath.of(Libraries.jars()))) {
      ClassHierarchy hierarchy = new ClassHierarchy(program.classPath());
      try (Program one = Libraries.program(jar)) {
        long frames = Libraries.bodies(one).mapToLong(body -> framesOf(body, hierarchy)).sum();
        assertThat(frames).isGreaterThan(1000);
      }
    }
  }

  @Test
  void framesKnowTheTypesOfLocals() {
    String source =
        """
        package p;
        class Typed {
          static int f(boolean a, Runnable[] tasks) {
            Object[] all = tasks;
            Number n = a ? (Number) Integer.valueOf(1) : Long.valueOf(2);
            return n.intValue() + all.length;
          }
        }
        """;
    ClassPath path = ClassPath.of(List.of(Javac.compile(directory, "Typed.java", source)));
    try (Program program = new Program(path)) {
      MethodBody body = program.bodies(path.get("p.Typed")).get(1);
      List<Frame<BasicValue>> frames = TypedFrames.of(body, new ClassHierarchy(path));
      Frame<BasicValue> atEnd = frames.get(body.size() - 1);
      assertThat(atEnd.getLocal(2).getType().getClassName()).isEqualTo("java.lang.Runnable[]");
      assertThat(atEnd.getLocal(3).getType().getClassName()).isEqualTo("java.lang.Number");
      assertThat(atEnd.getStack(0)).isEqualTo(BasicValue.INT_VALUE);
    }
  }

  @Test
  void codeThatTheVerifierWouldRefuseIsNamed() {
    MethodNode method =
        new MethodNode(Opcodes.ACC_STATIC, "m", "(I)Ljava/lang/String;", null, null);
    method.visitVarInsn(Opcodes.ILOAD, 0);
    method.visitInsn(Opcodes.ARETURN);
    method.visitMaxs(1, 1);
    assertThatThrownBy(() -> TypedFrames.of(MethodBody.of("p/Bad", method), hierarchy()))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith("The code of `p.Bad#m(int)` does not verify (")
        .hasMessageEndingWith("; compile its class again.");
  }

  /** Wherever control gets, there is a frame. */
  private static long framesOf(MethodBody body, ClassHierarchy hierarchy) {
    List<Frame<BasicValue>> frames = TypedFrames.of(body, hierarchy);
    assertThat(frames).hasSize(body.size());
    ControlFlow flow = ControlFlow.of(body);
    Dominators dominators = Dominators.of(flow);
    for (int number = 0; number < body.size(); number++) {
      if (dominators.isReachable(flow.blockOf(number).number())) {
        assertThat(frames.get(number)).as("%s %d", body, number).isNotNull();
      }
    }
    return frames.size();
  }

  private ClassHierarchy hierarchy() {
    return new ClassHierarchy(
        ClassPath.of(List.of(Javac.compile(directory, "Shapes.java", SOURCE))));
  }
}
