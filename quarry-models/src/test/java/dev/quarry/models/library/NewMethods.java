package dev.quarry.models.library;

import java.util.Map;

/** Which JDK after 17 has a method first. */
final class NewMethods {
  private static final Map<String, Integer> SINCE =
      Map.of(
          "ceilDiv", 18,
          "ceilMod", 18,
          "divideExact", 18,
          "floorDivExact", 18,
          "ceilDivExact", 18,
          "clamp", 21,
          "indexOf(III)I", 21,
          "indexOf(Ljava/lang/String;II)I", 21);

  private NewMethods() {}

  /** The number of that JDK; 0 for a method that is older. */
  static int since(LibraryMethod method) {
    int byName = SINCE.getOrDefault(method.name(), 0);
    return SINCE.getOrDefault(method.name() + method.descriptor(), byName);
  }
}
