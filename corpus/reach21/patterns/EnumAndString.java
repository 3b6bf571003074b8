package patterns;

/** A switch over an object with cases of different kinds. */
public final class EnumAndString {
  public enum Level {
    LOW,
    HIGH
  }

  public static int look(boolean text) {
    Object o = text ? "low" : Level.LOW;
    switch (o) {
      case String s:
        return text ? 1 : 2; // reach: true yes, false no
      case Level l:
        return l == Level.HIGH ? 3 : 4; // reach: true no, false yes
      default:
        return 5; // reach: no
    }
  }
}
