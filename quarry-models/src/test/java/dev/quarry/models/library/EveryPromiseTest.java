package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Type;

/** What methods of the JDK are said to keep, against calling them. */
class EveryPromiseTest {
  private static final int CALLS = 4_000;

  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());

  private static Stream<Promise> promises() {
    return Promises.all().stream();
  }

  @ParameterizedTest
  @MethodSource("promises")
  void everyCallKeepsThePromise(Promise promise) throws Exception {
    var samples = new PromiseSamples(promise.toString().hashCode());
    int returned = 0;
    for (int i = 0; i < CALLS; i++) {
      Object[] arguments = samples.next(promise.argumentTypes());
      String what = promise + " of " + Arrays.deepToString(arguments);
      Object result;
      try {
        result = call(promise, arguments);
      } catch (InvocationTargetException e) {
        assertIsListed(promise, e.getCause(), what);
        continue;
      }
      assertThat(result).as(what).isNotNull();
      List<RealSubject> given = subjects(arguments);
      var made = new RealSubject(factory, result);
      assertThat(value(promise.condition(factory, given, made)))
          .as(what + " = " + result)
          .isEqualTo(true);
      Optional<Expr> known = promise.value(factory, given);
      known.ifPresent(term -> assertThat(value(term)).as(what).isEqualTo(value(made.number())));
      returned++;
    }
    assertThat(returned).as("calls of " + promise + " that return").isGreaterThan(CALLS / 20);
  }

  @ParameterizedTest
  @MethodSource("promises")
  void anArgumentThatIsNullIsRefused(Promise promise) {
    var samples = new PromiseSamples(7);
    List<Type> types = promise.argumentTypes();
    for (int i = promise.method().isStatic() ? 0 : 1; i < types.size(); i++) {
      if (types.get(i).getSort() == Type.OBJECT) {
        @Nullable Object[] arguments = samples.next(types);
        arguments[i] = null;
        assertThatThrownBy(() -> call(promise, arguments))
            .as(promise.toString())
            .hasCauseInstanceOf(NullPointerException.class);
      }
    }
  }

  private static Object call(Promise promise, @Nullable Object[] arguments) throws Exception {
    Executable method = JdkReflection.find(promise.method()).orElseThrow();
    return promise.method().isStatic()
        ? ((Method) method).invoke(null, arguments)
        : ((Method) method)
            .invoke(arguments[0], Arrays.copyOfRange(arguments, 1, arguments.length));
  }

  private static void assertIsListed(Promise promise, Throwable thrown, String what) {
    assertThat(promise.thrown())
        .as(what + " throws " + thrown)
        .anyMatch(name -> JdkReflection.classOf(Type.getObjectType(name)).isInstance(thrown));
  }

  private List<RealSubject> subjects(Object[] values) {
    List<RealSubject> subjects = new ArrayList<>();
    for (Object value : values) {
      subjects.add(new RealSubject(factory, value));
    }
    return subjects;
  }

  private Object value(Expr expr) {
    return interpreter.evaluate(expr, Model.EMPTY);
  }
}
