package dev.quarry.symcretic.loop;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.eval.UndefinedValueException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Runs lifted loops, and leaves all other functions to somebody else. */
public final class LoopFunctions implements OpaqueFunctions {
  private final OpaqueFunctions others;
  private final Map<String, MethodHandle> handles = new ConcurrentHashMap<>();

  public LoopFunctions(OpaqueFunctions others) {
    this.others = others;
  }

  void add(LiftedLoop loop, byte[] compiled) {
    try {
      var lookup = MethodHandles.lookup().defineHiddenClass(compiled, true);
      add(lookup, loop.leaves(), 0);
      int number = 1;
      for (OpaqueSymbol result : loop.results().values()) {
        add(lookup, result, number++);
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("A class of our own is refused.", e);
    }
  }

  private void add(MethodHandles.Lookup lookup, OpaqueSymbol function, int number)
      throws IllegalAccessException {
    for (var method : lookup.lookupClass().getDeclaredMethods()) {
      if (method.getName().equals("f" + number)) {
        MethodHandle handle = lookup.unreflect(method);
        handles.put(
            function.name(),
            handle
                .asSpreader(Object[].class, handle.type().parameterCount())
                .asType(MethodType.methodType(Object.class, Object[].class)));
      }
    }
  }

  @Override
  public Object call(OpaqueSymbol function, Object... arguments) {
    MethodHandle handle = handles.get(function.name());
    if (handle == null) {
      return others.call(function, arguments);
    }
    try {
      return Objects.requireNonNull((Object) handle.invokeExact(arguments));
    } catch (Throwable thrown) {
      throw new UndefinedValueException(function.name() + " did not end: " + thrown);
    }
  }
}
