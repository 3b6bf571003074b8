package dev.quarry.concolic.runtime.path;

import dev.quarry.program.Names;
import java.util.Set;

/** What is known of JDK methods without a model: whether they look into objects they are given. */
public final class Carriers {
  private static final Set<String> LOOKING =
      Set.of(
          "equals",
          "hashCode",
          "toString",
          "compareTo",
          "compare",
          "hash",
          "sort",
          "sorted",
          "distinct",
          "max",
          "min",
          "sum",
          "average",
          "frequency",
          "binarySearch",
          "containsAll",
          "removeAll",
          "retainAll",
          "joining",
          "join",
          "deepEquals",
          "deepHashCode",
          "deepToString");

  /** Packages of {@code java.util} whose methods are about texts and numbers, not about objects. */
  private static final Set<String> LOOKING_OWNERS =
      Set.of(
          "java/util/Scanner",
          "java/util/Formatter",
          "java/util/StringTokenizer",
          "java/util/StringJoiner",
          "java/util/Random",
          "java/util/BitSet",
          "java/util/Date",
          "java/util/Calendar",
          "java/util/GregorianCalendar",
          "java/util/TimeZone",
          "java/util/SimpleTimeZone",
          "java/util/Currency",
          "java/util/Locale",
          "java/util/UUID",
          "java/util/HexFormat",
          "java/util/Properties",
          "java/util/ResourceBundle",
          "java/util/ListResourceBundle",
          "java/util/PropertyResourceBundle",
          "java/util/ServiceLoader",
          "java/util/Base64",
          "java/util/concurrent/TimeUnit");

  private Carriers() {}

  /** Whether a method hands objects on without looking at what is in them. */
  static boolean carries(CallInfo call) {
    String owner = call.owner();
    if (isThrowable(owner, call.name())) {
      return true;
    }
    boolean isContainer =
        (owner.startsWith("java/util/")
                && !LOOKING_OWNERS.contains(Names.outermost(owner))
                && !isSpecial(owner))
            || owner.startsWith("java/lang/ref/")
            || owner.equals("java/lang/ThreadLocal")
            || owner.equals("java/lang/Iterable")
            || owner.equals("java/lang/Class")
                && !call.descriptor().startsWith("(Ljava/lang/String;");
    boolean isPlain = owner.equals("java/lang/Object") || owner.equals("java/lang/System");
    return (isContainer && !takesText(call) || isPlain) && !LOOKING.contains(call.name());
  }

  /** What is declared to take a text looks at it, but for messages: a key, a name, a code. */
  private static boolean takesText(CallInfo call) {
    String descriptor = call.descriptor();
    return descriptor.substring(0, descriptor.indexOf(')') + 1).contains("Ljava/lang/String;")
        && !call.owner().equals("java/util/Objects");
  }

  private static boolean isSpecial(String owner) {
    return owner.startsWith("java/util/regex/")
        || owner.startsWith("java/util/zip/")
        || owner.startsWith("java/util/jar/")
        || owner.startsWith("java/util/logging/")
        || owner.startsWith("java/util/prefs/");
  }

  private static boolean isThrowable(String owner, String method) {
    boolean isNamedSo = owner.endsWith("Exception") || owner.endsWith("Error");
    return (isNamedSo || owner.equals("java/lang/Throwable")) && !method.equals("toString");
  }

  /** Whether the elements of a collection given to the method, or called on, matter to it. */
  public static boolean looksInside(CallInfo call) {
    return LOOKING.contains(call.name()) || isMadeOfCause(call);
  }

  /** The message of an exception that is made of another one has the text of that. */
  private static boolean isMadeOfCause(CallInfo call) {
    return call.name().equals("<init>")
        && isThrowable(call.owner(), call.name())
        && !call.descriptor().contains("Ljava/lang/String;");
  }

  /** Whether what the method is given can't come back. */
  public static boolean isOutput(CallInfo call) {
    return call.owner().equals("java/io/PrintStream")
        || call.owner().equals("java/util/logging/Logger") && call.descriptor().endsWith(")V");
  }
}
