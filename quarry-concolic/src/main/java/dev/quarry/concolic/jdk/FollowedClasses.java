package dev.quarry.concolic.jdk;

import dev.quarry.program.Names;
import java.util.Set;

/**
 * Which classes of the JDK are rewritten: those that compute with texts, numbers and times.
 * Strings, boxes and mathematics never are: their insides are native code, caches and encodings,
 * and models say what they mean. Collections are not either: their elements keep shadows by
 * identity, and lookups are decided by equality, which a hash table would pin.
 */
final class FollowedClasses {
  private static final Set<String> PACKAGES =
      Set.of(
          "java/math",
          "java/text",
          "java/time",
          "java/time/chrono",
          "java/time/format",
          "java/time/temporal",
          "java/time/zone");

  /** With the classes nested in them. */
  private static final Set<String> CLASSES =
      Set.of(
          "java/util/BitSet",
          "java/util/StringJoiner",
          "java/util/StringTokenizer",
          "java/util/UUID",
          "java/net/URLDecoder",
          "java/net/URLEncoder");

  /**
   * What asks the machine, keeps what it computed for later runs, or is used while classes are
   * loaded. A symbolic argument of such a method is an approximation.
   */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "java/time/Clock",
          "java/time/ZoneId",
          "java/time/ZoneOffset",
          "java/time/ZoneRegion",
          "java/time/zone/ZoneRules",
          "java/time/zone/ZoneRulesProvider",
          "java/time/zone/TzdbZoneRulesProvider");

  private FollowedClasses() {}

  /** Whether a class, by its internal name, is one of them. */
  static boolean contains(String internalName) {
    String outer = Names.outermost(internalName);
    boolean isListed = PACKAGES.contains(Names.packageOf(outer)) || CLASSES.contains(outer);
    return isListed && !LEFT_OUT.contains(outer) && !outer.endsWith("-info");
  }
}
