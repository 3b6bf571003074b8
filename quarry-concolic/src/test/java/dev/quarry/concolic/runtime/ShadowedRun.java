package dev.quarry.concolic.runtime;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.runtime.context.RunContext;
import dev.quarry.concolic.runtime.context.TracedRun;
import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import java.lang.reflect.Method;
import java.util.Map;
import org.objectweb.asm.Type;

/** Calls rewritten methods with symbolic primitive arguments and strings, for tests. */
public final class ShadowedRun {
  private final RunContext context;

  public ShadowedRun(ClassLoader loader) {
    this.context =
        new RunContext(
            new ExprFactory(),
            loader,
            TypeWorld.EMPTY,
            new RunLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, 100, 3));
  }

  /** Calls a static method; all its primitive arguments have an input as their shadow. */
  public Object call(Method method, Object... arguments) throws ReflectiveOperationException {
    TracedRun run = context.run(RunRequest.of(new Model(Map.of())));
    run.begin(0);
    try {
      Frames.pass(
          Frames.token(method.getName(), Type.getMethodDescriptor(method), method.getModifiers()),
          shadows(method));
      return method.invoke(null, arguments);
    } finally {
      TracedRun.finish();
    }
  }

  private Expr[] shadows(Method method) {
    Class<?>[] types = method.getParameterTypes();
    Expr[] shadows = new Expr[types.length];
    for (int i = 0; i < types.length; i++) {
      shadows[i] = shadow("arg" + i, types[i]);
    }
    return shadows;
  }

  private Expr shadow(String name, Class<?> type) {
    ExprFactory factory = context.factory();
    if (type == boolean.class) {
      return factory.ite(factory.input(name, Sort.BOOL), factory.intConst(1), factory.intConst(0));
    } else if (type == long.class) {
      return factory.input(name, Sort.LONG);
    } else if (type == float.class) {
      return factory.input(name, Sort.FLOAT);
    } else if (type == double.class) {
      return factory.input(name, Sort.DOUBLE);
    }
    return type.isPrimitive() ? factory.input(name, Sort.INT) : null;
  }
}
