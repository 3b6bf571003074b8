package dev.quarry.program;

import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Primitive types and the classes of their boxes, by descriptor. */
public final class BoxTypes {
  private static final Map<String, String> PRIMITIVES =
      Map.of(
          "Ljava/lang/Boolean;", "Z",
          "Ljava/lang/Byte;", "B",
          "Ljava/lang/Character;", "C",
          "Ljava/lang/Short;", "S",
          "Ljava/lang/Integer;", "I",
          "Ljava/lang/Long;", "J",
          "Ljava/lang/Float;", "F",
          "Ljava/lang/Double;", "D");

  private static final Map<String, String> BOXES =
      PRIMITIVES.entrySet().stream()
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getValue, Map.Entry::getKey));

  private BoxTypes() {}

  /** What is in a box; null if it is no box. */
  public static @Nullable String primitiveOf(String box) {
    return PRIMITIVES.get(box);
  }

  /** The class of boxes of a primitive type; null if it is none, or void. */
  public static @Nullable String boxOf(String primitive) {
    return BOXES.get(primitive);
  }
}
