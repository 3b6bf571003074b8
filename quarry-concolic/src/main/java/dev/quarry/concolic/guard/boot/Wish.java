package dev.quarry.concolic.guard.boot;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Whether it is the program that wishes what the JDK does, not the runtime beside it nor a class
 * loader. A class without lambdas, since making one asks the JDK for much.
 */
public final class Wish implements Function<Stream<StackFrame>, Boolean> {
  /** Our own classes that call methods of the JDK for the program, which this one can't name. */
  static final String[] STAND_INS = {
    "dev.quarry.concolic.runtime.library.Target",
    "dev.quarry.concolic.runtime.environment.Environment",
    "dev.quarry.concolic.runtime.hooks.EnvironmentInputs"
  };

  private static final StackWalker WALKER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private static final Wish WISH = new Wish();

  /** The thread that is looking, which must not begin to look again. */
  private static volatile @Nullable Thread looking;

  private Wish() {}

  static boolean isOfProgram() {
    Thread thread = Thread.currentThread();
    if (looking == thread) {
      return false;
    }
    looking = thread;
    try {
      return WALKER.walk(WISH);
    } finally {
      looking = null;
    }
  }

  @Override
  public Boolean apply(Stream<StackFrame> frames) {
    for (Iterator<StackFrame> each = frames.iterator(); each.hasNext(); ) {
      Class<?> type = each.next().getDeclaringClass();
      ClassLoader loader = type.getClassLoader();
      if (isLinking(type)) {
        return false;
      }
      if (loader != null && loader != ClassLoader.getPlatformClassLoader()) {
        return loader != ClassLoader.getSystemClassLoader() || isStandIn(type.getName());
      }
    }
    return false;
  }

  /** The virtual machine loads classes and links calls when it likes. */
  private static boolean isLinking(Class<?> type) {
    return ClassLoader.class.isAssignableFrom(type)
        || type.getName().startsWith("java.lang.invoke.");
  }

  private static boolean isStandIn(String name) {
    for (String standIn : STAND_INS) {
      if (name.startsWith(standIn)) {
        return true;
      }
    }
    return false;
  }
}
