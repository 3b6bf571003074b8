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
import dev.quarry.program.flow.Block;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.testing.RandomMethods;
import dev.quarry.symcretic.testing.RandomValues;
import dev.quarry.symcretic.testing.Sources;
import dev.quarry.symcretic.testing.Workbench;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random methods without loops, taken as one statement. */
final class FoldedCodeTest {
  private static final int METHODS = 60;
  private static final int STATES = 200;

  @TempDir private static Path directory;

  private static Workbench bench;
  private static Variables variables;
  private static ExprFactory factory;
  private static final Interpreter INTERPRETER = new Interpreter(new JdkFunctions());

  @BeforeAll
  static void compile() {
    var methods = new RandomMethods(17, false);
    var source = new StringBuilder("public class Folds {\n");
    for (int i = 0; i < METHODS; i++) {
      source.append(methods.next("m" + i));
      source.append("public static int call%d(int a, int b, boolean c) { ".formatted(i));
      source.append("return m%d(a, b, c); }%n".formatted(i));
    }
    Sources.compile(directory, "Folds", source.append("}\n").toString());
    bench = Workbench.of(directory);
    variables = bench.references().variables();
    factory = variables.factory();
  }

  @AfterAll
  static void close() {
    bench.close();
  }

  @Test
  void aCallTakenAsAWholeReturnsWhatTheMethodReturns() throws Exception {
    int folded = 0;
    for (int i = 0; i < METHODS; i++) {
      Site site = new Site(bench.code("Folds", "call" + i), 3, 0, bench.references());
      var folding = new Folding(bench.codes(), bench.steps(), bench.references());
      Optional<Folded> whole = folding.call(site);
      if (whole.isPresent()) {
        folded++;
        Input k = factory.input("k", Sort.INT);
        Expr same = factory.eq(variables.stack(0, 0, Sort.INT), k);
        Formula before = whole.get().before(Formula.TRUE.and(same, site.location()));
        compare("m" + i, before.conditions(), k);
      }
    }
    assertThat(folded).isGreaterThan(METHODS / 4);
  }

  private void compare(String name, List<Expr> before, Input k) throws Exception {
    Method method = bench.method("Folds", name);
    var values = new RandomValues(name.hashCode());
    for (int i = 0; i < STATES; i++) {
      int a = (Integer) values.sample(Sort.INT);
      int b = (Integer) values.sample(Sort.INT);
      boolean c = values.nextInt(2) == 0;
      Optional<Integer> result = run(method, a, b, c);
      int asked = values.nextInt(3) == 0 ? a : result.orElse(b);
      Model state =
          new Model(
              Map.of(
                  variables.stack(0, 0, Sort.INT),
                  a,
                  variables.stack(0, 1, Sort.INT),
                  b,
                  variables.stack(0, 2, Sort.INT),
                  c ? 1 : 0,
                  k,
                  asked));
      assertThat(INTERPRETER.satisfies(state, before))
          .as("whether %s(%d, %d, %s) returns %d", name, a, b, c, asked)
          .isEqualTo(result.equals(Optional.of(asked)));
    }
  }

  private static Optional<Integer> run(Method method, int a, int b, boolean c)
      throws IllegalAccessException {
    try {
      return Optional.of((Integer) method.invoke(null, a, b, c));
    } catch (InvocationTargetException e) {
      assertThat(e.getCause()).isInstanceOf(ArithmeticException.class);
      return Optional.empty();
    }
  }

  @Test
  void aPieceTakenAsAWholeIsAllWaysThroughItTogether() {
    int folded = 0;
    for (int i = 0; i < METHODS; i++) {
      Code code = bench.code("Folds", "m" + i);
      for (Block join : code.flow().blocks()) {
        if (code.isReachable(join.first())) {
          folded += compareJoin(code, join) ? 1 : 0;
        }
      }
    }
    assertThat(folded).isGreaterThan(METHODS);
  }

  private boolean compareJoin(Code code, Block join) {
    var folding = new Folding(bench.codes(), bench.steps(), bench.references());
    Input x = variables.local(0, 3, Sort.INT);
    Input y = variables.local(0, 4, Sort.INT);
    Input k = factory.input("k", Sort.INT);
    int height = code.frame(join.first()).getStackSize();
    Expr value =
        height == 0
            ? factory.apply(Op.INT_SUB, x, y)
            : factory.apply(Op.INT_SUB, x, variables.stack(0, height - 1, Sort.INT));
    Formula after = Formula.TRUE.and(factory.eq(value, k), code.body().at(join.first()));
    Optional<Folding.Piece> piece = folding.above(code, join.first(), 0, after);
    if (piece.isEmpty()) {
      return false;
    }
    List<Expr> whole = piece.get().folded().before(after).conditions();
    Expr wayByWay =
        new WayByWay(bench, code, join.number(), after).atEnd(piece.get().above().number());
    List<Expr> all = new ArrayList<>(whole);
    all.add(wayByWay);
    var values = new RandomValues(join.first());
    for (int i = 0; i < STATES; i++) {
      Map<Input, Object> state = new LinkedHashMap<>();
      for (Expr condition : all) {
        condition.inputs().forEach(input -> state.computeIfAbsent(input, in -> small(values, in)));
      }
      Model model = new Model(state);
      assertThat(INTERPRETER.satisfies(model, whole))
          .as("%s before the join at %d of %s", state, join.first(), code.id())
          .isEqualTo(INTERPRETER.satisfies(model, List.of(wayByWay)));
    }
    return true;
  }

  private static Object small(RandomValues values, Input input) {
    return values.nextInt(3) == 0 ? values.sample(input.sort()) : (Object) (values.nextInt(7) - 3);
  }
}
