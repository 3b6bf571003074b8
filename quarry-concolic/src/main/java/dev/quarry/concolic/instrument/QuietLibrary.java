package dev.quarry.concolic.instrument;

import java.util.List;
import java.util.Set;

/**
 * Methods of the JDK that give the same whenever they are called with the same, and leave nothing
 * behind but in objects they are given. A static initialiser that calls nothing else need not run
 * again in each run. What is not named here may look at the machine or keep state.
 */
final class QuietLibrary {
  private static final List<String> PACKAGES =
      List.of(
          "java/lang/",
          "java/lang/invoke/",
          "java/lang/runtime/",
          "java/math/",
          "java/nio/charset/",
          "java/text/",
          "java/time/",
          "java/time/format/",
          "java/time/temporal/",
          "java/util/",
          "java/util/concurrent/",
          "java/util/concurrent/atomic/",
          "java/util/concurrent/locks/",
          "java/util/function/",
          "java/util/logging/",
          "java/util/regex/",
          "java/util/stream/");

  private static final Set<String> LOUD_CLASSES =
      Set.of(
          "java/lang/System",
          "java/lang/Runtime",
          "java/lang/Thread",
          "java/lang/ThreadGroup",
          "java/lang/ThreadLocal",
          "java/lang/InheritableThreadLocal",
          "java/lang/ClassLoader",
          "java/lang/Module",
          "java/lang/ModuleLayer",
          "java/lang/Process",
          "java/lang/ProcessBuilder",
          "java/lang/ProcessHandle",
          "java/lang/StackWalker",
          "java/time/Clock",
          "java/util/Random",
          "java/util/SplittableRandom",
          "java/util/Scanner",
          "java/util/ServiceLoader",
          "java/util/Timer",
          "java/util/TimerTask",
          "java/util/ResourceBundle",
          "java/util/Calendar",
          "java/util/GregorianCalendar",
          "java/util/Date",
          "java/util/concurrent/Executors",
          "java/util/concurrent/ForkJoinPool",
          "java/util/concurrent/ThreadLocalRandom",
          "java/util/concurrent/CompletableFuture");

  private static final Set<String> LOUD_METHODS =
      Set.of(
          "now",
          "random",
          "randomUUID",
          "setDefault",
          "getDefault",
          "systemDefault",
          "defaultCharset",
          "getInteger",
          "getLong",
          "getBoolean",
          "parallelStream",
          "parallel",
          "shuffle",
          "identityHashCode");

  /** The only methods of {@link Class} that need nothing beyond it. */
  private static final Set<String> OF_CLASS =
      Set.of(
          "desiredAssertionStatus",
          "getName",
          "getSimpleName",
          "getTypeName",
          "getComponentType",
          "getEnumConstants",
          "isArray",
          "isInstance",
          "isPrimitive",
          "cast",
          "hashCode",
          "equals");

  private QuietLibrary() {}

  /** Whether a method, given by internal names, is one of them. */
  static boolean has(String owner, String name) {
    if (owner.startsWith("[")) {
      return true;
    }
    if (owner.equals("java/lang/System")) {
      return name.equals("arraycopy");
    }
    if (owner.equals("java/lang/Class")) {
      return OF_CLASS.contains(name);
    }
    return PACKAGES.contains(owner.substring(0, owner.lastIndexOf('/') + 1))
        && !LOUD_CLASSES.contains(owner)
        && !LOUD_METHODS.contains(name);
  }
}
