package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.ExpressionProgram;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.Programs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Type;

/** Formulas for characters, on every character. */
class EveryCharacterTest {
  private static final int SOME_CODE_POINTS = 0x20000;

  private static Stream<LibraryModel> models() {
    return LibraryModels.all().stream()
        .filter(model -> model.method().owner().equals("java/lang/Character"))
        .filter(model -> model.method().isStatic() && model.arity() == 1)
        .filter(model -> model.method().resultType().getSort() <= Type.INT);
  }

  @ParameterizedTest
  @MethodSource("models")
  void theModelKnowsEveryCharacter(LibraryModel model) throws Throwable {
    boolean isChar = model.method().descriptor().startsWith("(C)");
    var factory = new ExprFactory();
    Input character = factory.input("c", Sort.INT);
    Expr result = model.apply(factory, List.of(character)).result().orElseThrow();
    ExpressionProgram program =
        Programs.compiled(List.of(result), List.of(character), new JdkFunctions());
    MethodHandle real = real(model);
    var frame = new EvaluationFrame(1, 1);
    for (int c = isChar ? 0 : -300; c < (isChar ? 0x10000 : SOME_CODE_POINTS); c++) {
      frame.inputBits[0] = c;
      program.run(frame);
      int expected = (int) real.invokeExact(c);
      if (expected != frame.resultBits[0]) {
        assertThat(frame.resultBits[0]).as("%s of %x", model, c).isEqualTo(expected);
      }
    }
  }

  /** The method as a function from int to int. */
  private static MethodHandle real(LibraryModel model) throws IllegalAccessException {
    var method = (Method) JdkReflection.find(model.method()).orElseThrow();
    return MethodHandles.explicitCastArguments(
        MethodHandles.publicLookup().unreflect(method),
        MethodType.methodType(int.class, int.class));
  }
}
