package dev.quarry.expr.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.testing.RandomExprs;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;

/** HotSpot looks at the size of methods; ours must please it. */
class MethodSizesTest {
  /** {@code -XX:HugeMethodLimit}: larger methods are never compiled. */
  private static final int HUGE = 8_000;

  /** {@code -XX:FreqInlineSize}: larger methods are not inlined even if they are hot. */
  private static final int INLINED = 325;

  /** What the JVM may insert before the table of a switch. */
  private static final int SWITCH_PADDING = 3;

  @Test
  void everyMethodOfALargeCompiledExpressionCanBeCompiledByHotSpot() {
    var factory = new ExprFactory(Simplification.NONE);
    var source = new RandomExprs(factory, 3, RandomExpressionsTest.symbols());
    List<Expr> results = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      results.addAll(source.next(400));
    }
    byte[] classFile = new KernelCompiler(results, source.inputs(), new JdkFunctions()).classFile();
    Map<String, Integer> sizes = sizes(new ClassReader(classFile), CodeSizeEvaluator::getMaxSize);
    assertThat(sizes).hasSizeGreaterThan(8);
    assertThat(sizes.values()).allMatch(size -> size < HUGE);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        IntSteps.class,
        LongSteps.class,
        FloatSteps.class,
        DoubleSteps.class,
        TruthSteps.class,
        FloatingTruthSteps.class,
        ConversionSteps.class
      })
  void theStepsOfATapeAreInlinedIntoItsLoop(Class<?> steps) throws IOException {
    try (InputStream classFile = steps.getResourceAsStream(steps.getSimpleName() + ".class")) {
      int unpadded =
          sizes(new ClassReader(classFile), CodeSizeEvaluator::getMinSize).getOrDefault("apply", 0);
      assertThat(unpadded + SWITCH_PADDING).isBetween(100, INLINED);
    }
  }

  private static Map<String, Integer> sizes(
      ClassReader reader, ToIntFunction<CodeSizeEvaluator> size) {
    Map<String, Integer> sizes = new LinkedHashMap<>();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new CodeSizeEvaluator(Opcodes.ASM9, null) {
              @Override
              public void visitEnd() {
                sizes.put(name, size.applyAsInt(this));
              }
            };
          }
        },
        0);
    return sizes;
  }
}
