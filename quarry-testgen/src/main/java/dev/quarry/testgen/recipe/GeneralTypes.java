package dev.quarry.testgen.recipe;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Types so general that strings and boxes are what one thinks of first. */
final class GeneralTypes {
  private static final String STRING = "java/lang/String";
  private static final String INTEGER = "java/lang/Integer";

  private static final List<String> NUMBERS =
      List.of(
          INTEGER,
          "java/lang/Double",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Short",
          "java/lang/Byte");

  /** Others are made where the code asks for them. */
  private static final List<String> VALUES = List.of(STRING, INTEGER);

  private static final Map<String, List<String>> STANDING_IN =
      Map.of(
          "java/lang/Object", VALUES,
          "java/lang/Comparable", VALUES,
          "java/io/Serializable", VALUES,
          "java/lang/constant/Constable", List.of(STRING),
          "java/lang/CharSequence", List.of(STRING),
          "java/lang/Enum", List.of("java/util/concurrent/TimeUnit"),
          "java/lang/Number", NUMBERS);

  private static final Set<String> OF_CLASSES =
      Set.of(
          "java/lang/Class",
          "java/lang/reflect/Type",
          "java/lang/reflect/GenericDeclaration",
          "java/lang/reflect/AnnotatedElement");

  private GeneralTypes() {}

  /** Whether classes are the values of a type that one thinks of first. */
  static boolean isOfClasses(String name) {
    return OF_CLASSES.contains(name);
  }

  static boolean isAny(String name) {
    return STANDING_IN.containsKey(name);
  }

  /** The internal names of the leaf types that stand in for a type, the usual one first. */
  static List<String> standingInFor(String name) {
    return STANDING_IN.getOrDefault(name, List.of());
  }

  /** The simple name of a class as part of a variable's name. */
  static String shortName(String internal) {
    String simple =
        internal.substring(Math.max(internal.lastIndexOf('/'), internal.lastIndexOf('$')) + 1);
    boolean isAcronym = simple.length() > 1 && Character.isUpperCase(simple.charAt(1));
    return isAcronym ? simple : Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
  }
}
