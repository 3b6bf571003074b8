package switches;

/** A switch over an enum that leaves one out. */
public final class OnEnums {
  public enum Light {
    RED,
    AMBER,
    GREEN
  }

  public static int look(Light light) {
    int result = 0;
    switch (light) {
      case RED:
        result = 1;
        break;
      case GREEN:
        result = 2;
        break;
      default:
        if (light == Light.RED) {
          return 1; // reach: no
        }
        return light == Light.AMBER ? 2 : 3; // reach: true yes, false no
    }
    return result == 2 && light != Light.GREEN ? 4 : 5; // reach: true no
  }
}
