package dev.quarry.program.invariant;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods and constants of the JDK that are never null. */
final class NeverNullResults {
  /** All methods do, but for those that return what the caller's code does. */
  private static final Set<String> WHOLE =
      Set.of("java/lang/String", "java/lang/StringBuilder", "java/lang/StringBuffer");

  private static final Map<String, Set<String>> METHODS =
      Map.ofEntries(
          Map.entry("java/util/Objects", Set.of("requireNonNull", "requireNonNullElse")),
          Map.entry("java/util/List", Set.of("of", "copyOf")),
          Map.entry("java/util/Set", Set.of("of", "copyOf")),
          Map.entry("java/util/Map", Set.of("of", "copyOf", "ofEntries", "entry")),
          Map.entry("java/util/Optional", Set.of("of", "ofNullable", "empty")),
          Map.entry("java/util/Arrays", Set.of("asList", "copyOf", "copyOfRange", "stream")),
          Map.entry(
              "java/util/Collections",
              Set.of(
                  "emptyList",
                  "emptySet",
                  "emptyMap",
                  "singleton",
                  "singletonList",
                  "singletonMap",
                  "unmodifiableCollection",
                  "unmodifiableList",
                  "unmodifiableSet",
                  "unmodifiableMap",
                  "synchronizedList",
                  "synchronizedSet",
                  "synchronizedMap")),
          Map.entry("java/util/regex/Pattern", Set.of("compile")),
          Map.entry("java/lang/Integer", Set.of("valueOf", "toString")),
          Map.entry("java/lang/Long", Set.of("valueOf", "toString")),
          Map.entry("java/lang/Double", Set.of("valueOf", "toString")),
          Map.entry("java/lang/Boolean", Set.of("valueOf", "toString")),
          Map.entry("java/lang/Character", Set.of("valueOf", "toString")),
          Map.entry("java/time/LocalDate", Set.of("of", "now", "parse")),
          Map.entry("java/time/Duration", Set.of("ofMillis", "ofSeconds", "parse", "between")));

  private static final Set<String> CONSTANTS =
      Set.of(
          "java/nio/charset/StandardCharsets",
          "java/util/Locale",
          "java/math/BigInteger",
          "java/math/BigDecimal",
          "java/lang/Boolean",
          "java/time/ZoneOffset",
          "java/time/Duration",
          "java/util/concurrent/TimeUnit",
          "java/math/RoundingMode");

  private static final Set<String> FACTORIES =
      Set.of("java/lang/invoke/LambdaMetafactory", "java/lang/invoke/StringConcatFactory");

  private NeverNullResults() {}

  static boolean has(MethodInsnNode call) {
    return (WHOLE.contains(call.owner) && !isGiven(call))
        || METHODS.getOrDefault(call.owner, Set.of()).contains(call.name)
        || (call.owner.startsWith("[") && call.name.equals("clone"))
        || (call.name.equals("getClass") && call.desc.equals("()Ljava/lang/Class;"));
  }

  /** What a function returns, or what an object gives as its text, may be null. */
  private static boolean isGiven(MethodInsnNode call) {
    return call.desc.endsWith(")Ljava/lang/Object;")
        || call.name.equals("valueOf") && call.desc.startsWith("(Ljava/lang/Object;)");
  }

  static boolean has(FieldInsnNode constant) {
    return CONSTANTS.contains(constant.owner);
  }

  static boolean has(InvokeDynamicInsnNode call) {
    return FACTORIES.contains(call.bsm.getOwner());
  }

  /** Whether a call returns its first argument, or throws if that is null. */
  static boolean isCheck(MethodInsnNode call) {
    return call.getOpcode() == Opcodes.INVOKESTATIC
        && call.owner.equals("java/util/Objects")
        && call.name.equals("requireNonNull");
  }
}
