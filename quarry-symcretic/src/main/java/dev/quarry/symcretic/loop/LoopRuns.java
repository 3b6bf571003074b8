package dev.quarry.symcretic.loop;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One compiled loop and what its latest runs gave. */
final class LoopRuns {
  private static final int REMEMBERED = 512;
  private static final long[] ENDLESS = {};

  private final MethodHandle handle;

  /** The oldest leave first. */
  private final Map<List<Object>, long[]> known =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Object>, long[]> eldest) {
          return size() > REMEMBERED;
        }
      };

  LoopRuns(byte[] compiled) {
    try {
      var lookup = MethodHandles.lookup().defineHiddenClass(compiled, true);
      MethodHandle found =
          lookup.unreflect(
              Arrays.stream(lookup.lookupClass().getDeclaredMethods())
                  .filter(method -> method.getName().equals(LoopCompiler.METHOD))
                  .findFirst()
                  .orElseThrow());
      this.handle =
          found
              .asSpreader(Object[].class, found.type().parameterCount())
              .asType(MethodType.methodType(long[].class, Object[].class));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("A class of our own is refused.", e);
    }
  }

  /** What the compiled method returns for these locals; nothing if it doesn't end. */
  long[] of(Object[] arguments) {
    List<Object> key = List.of(arguments);
    synchronized (known) {
      long[] found = known.get(key);
      if (found != null) {
        return found;
      }
    }
    long[] results = run(arguments);
    synchronized (known) {
      known.put(key, results);
    }
    return results;
  }

  private long[] run(Object[] arguments) {
    try {
      return (long[]) handle.invokeExact(arguments);
    } catch (Throwable thrown) {
      // Too many iterations, or an exception of the loop's own, such as a division by zero.
      return ENDLESS;
    }
  }
}
