package dev.quarry.testgen.recipe;

import dev.quarry.input.InputDomain;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Types so general that strings and boxes are what one thinks of first. */
final class GeneralTypes {
  /** What a test writes for types that inputs of runs have no stand-in for. */
  private static final Map<String, List<String>> WRITTEN =
      Map.of(
          "java/lang/constant/Constable", List.of("java/lang/String"),
          "java/lang/Enum", List.of("java/util/concurrent/TimeUnit"));

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
    return InputDomain.isGeneral(name) || WRITTEN.containsKey(name);
  }

  /** The internal names of the leaf types that stand in for a type, the usual one first. */
  static List<String> standingInFor(String name) {
    InputDomain.StandIns standIns = InputDomain.standIns(name);
    // Every number is written as easily as the usual ones; of other values the code says which.
    List<String> all = name.equals("java/lang/Number") ? standIns.all() : standIns.always();
    return WRITTEN.getOrDefault(name, all);
  }

  /** The simple name of a class as part of a variable's name. */
  static String shortName(String internal) {
    String simple =
        internal.substring(Math.max(internal.lastIndexOf('/'), internal.lastIndexOf('$')) + 1);
    boolean isAcronym = simple.length() > 1 && Character.isUpperCase(simple.charAt(1));
    return isAcronym ? simple : Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
  }
}
