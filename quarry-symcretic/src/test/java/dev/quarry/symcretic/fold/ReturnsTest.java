package dev.quarry.symcretic.fold;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Transfer;
import dev.quarry.symcretic.testing.Heap;
import dev.quarry.symcretic.testing.Operand;
import dev.quarry.symcretic.testing.RandomValues;
import dev.quarry.symcretic.testing.Snippet;
import dev.quarry.symcretic.testing.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Results pass from a method to its caller, as a whole and step by step. The methods return what
 * they are given, also where it is too large for the type of the result.
 */
final class ReturnsTest {
  private static final int STATES = 1_000;
  private static final String OWNER = "Returning";
  private static final List<String> RESULTS =
      List.of("Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/Object;", "V");

  private static final Interpreter INTERPRETER = new Interpreter(new JdkFunctions());

  @TempDir private static Path directory;

  private static Workbench bench;

  @BeforeAll
  static void write() throws IOException {
    var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, OWNER, null, "java/lang/Object", new String[0]);
    for (String result : RESULTS) {
      MethodVisitor method =
          writer.visitMethod(
              Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
              "return" + name(result),
              descriptor(result),
              null,
              null);
      method.visitCode();
      Type type = Type.getType(result);
      if (type.getSort() != Type.VOID) {
        method.visitVarInsn(type.getOpcode(Opcodes.ILOAD), 0);
      }
      method.visitInsn(type.getOpcode(Opcodes.IRETURN));
      method.visitMaxs(0, 0);
      method.visitEnd();
    }
    writer.visitEnd();
    Files.write(directory.resolve(OWNER + ".class"), writer.toByteArray());
    bench = Workbench.ofSnippets(directory, RESULTS.stream().map(ReturnsTest::call).toList());
  }

  @AfterAll
  static void close() {
    bench.close();
  }

  private static List<String> results() {
    return RESULTS;
  }

  private static String name(String result) {
    return result.substring(0, 1);
  }

  private static String stacked(String result) {
    return "ZBCSV".contains(result) ? "I" : result;
  }

  private static String descriptor(String result) {
    return "(" + stacked(result) + ")" + result;
  }

  private static Snippet call(String result) {
    return Snippet.of(
        "call" + name(result),
        Opcodes.INVOKESTATIC,
        Operand.all("I" + stacked(result)),
        result.equals("V") ? "I" : "I" + stacked(result),
        method ->
            method.visitMethodInsn(
                Opcodes.INVOKESTATIC, OWNER, "return" + name(result), descriptor(result), false));
  }

  @ParameterizedTest
  @MethodSource("results")
  void theResultIsWhatTheTypeKeepsOfIt(String result) throws Exception {
    Snippet snippet = call(result);
    Site site = bench.site(snippet);
    Variables variables = bench.references().variables();
    ExprFactory factory = variables.factory();
    int top = snippet.after().size() - 1;
    Sort.Basic sort = Variables.sortOf(snippet.after().get(top));
    Input k = factory.input("k", sort);
    Expr same = same(factory, variables.stack(0, top, sort), k);
    Formula after = Formula.TRUE.and(same, site.location());
    Folded whole =
        new Folding(bench.codes(), bench.steps(), bench.references()).call(site).orElseThrow();
    List<Expr> folded = whole.before(after).conditions();
    List<Expr> stepwise = stepwise(site, result, after).conditions();
    var values = new RandomValues(result.hashCode());
    var method = bench.method(snippet);
    for (int i = 0; i < STATES; i++) {
      values.nextState();
      Object[] arguments = snippet.stack().stream().map(values::next).toArray();
      var heap = new Heap(variables);
      Object[] results = (Object[]) method.invoke(null, arguments);
      Map<Input, Object> state = new LinkedHashMap<>();
      for (int j = 0; j < arguments.length; j++) {
        Sort.Basic of = Variables.sortOf(snippet.stack().get(j).type());
        state.put(variables.stack(0, j, of), heap.value(arguments[j], of));
      }
      Object returned = heap.value(results[top], sort);
      Object asked = values.nextInt(2) == 0 ? returned : values.sample(sort);
      boolean holds =
          (Boolean)
              INTERPRETER.evaluate(
                  same(factory, factory.constant(sort, returned), factory.constant(sort, asked)),
                  Model.EMPTY);
      state.put(k, asked);
      Model before = new Model(state);
      String what = "%s as %s is %s".formatted(arguments[1], result, asked);
      assertThat(INTERPRETER.satisfies(before, folded)).as(what).isEqualTo(holds);
      assertThat(INTERPRETER.satisfies(before, stepwise)).as(what).isEqualTo(holds);
    }
  }

  private static Expr same(ExprFactory factory, Expr a, Expr b) {
    if (a.sort() == Sort.FLOAT) {
      return factory.eq(factory.apply(Op.FLOAT_TO_BITS, a), factory.apply(Op.FLOAT_TO_BITS, b));
    }
    return a.sort() == Sort.DOUBLE
        ? factory.eq(factory.apply(Op.DOUBLE_TO_BITS, a), factory.apply(Op.DOUBLE_TO_BITS, b))
        : factory.eq(a, b);
  }

  /** From the end of the method that is called to its beginning, and to the call. */
  private static Formula stepwise(Site call, String result, Formula after) {
    Code code = bench.code(OWNER, "return" + name(result));
    int end = code.body().size() - 1;
    Formula must = after.before(Transfer.result(call, code, end));
    for (int number = end - 1; number >= 0; number--) {
      Site site = new Site(code, number, 1, bench.references());
      must = must.before(bench.steps().of(site).orElseThrow().assignment());
    }
    return must.before(Transfer.arguments(call, code.id()));
  }
}
