package roots;

/** A class whose initialiser writes what another one keeps. */
public final class Plugins {
  static final class Registry {
    static int plugins;
  }

  static final class Plugin {
    static {
      Registry.plugins++;
    }

    static void touch() {}
  }

  public static int touched() {
    Plugin.touch();
    return Registry.plugins == 1 ? 1 : 0; // reach: true yes
  }
}
