package dev.quarry.cli.cluster;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What signals do to an executor. Shutdown hooks would not do: they run beside the work, and the
 * one that deletes temporary files would spoil goals whose results are sent all the same.
 */
final class Signals {
  private static final int ENDED_BY_INTERRUPT = 130;
  private static final int ENDED_BY_TERMINATE = 143;

  private Signals() {}

  /** Runs an action at the first request to end; the second, or ctrl-C, ends at once. */
  static void onTerminate(Runnable action) {
    AtomicBoolean asked = new AtomicBoolean();
    on(
        "TERM",
        () -> {
          if (asked.getAndSet(true)) {
            Runtime.getRuntime().halt(ENDED_BY_TERMINATE);
          }
          action.run();
        });
    on("INT", () -> Runtime.getRuntime().halt(ENDED_BY_INTERRUPT));
  }

  /** The JDK has no other way, and does not promise this one. */
  private static void on(String name, Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      InvocationHandler invocation =
          (proxy, method, arguments) -> {
            if (method.getName().equals("handle")) {
              action.run();
            }
            return null;
          };
      Object ours =
          Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, invocation);
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), ours);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      // Then the signal does what it always does, which is safe: what was not sent is done again.
      return;
    }
  }
}
