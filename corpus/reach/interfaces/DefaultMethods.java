package interfaces;

/** A default method, one class overrides it. */
public final class DefaultMethods {
  public interface Greeter {
    default int volume() {
      return 5;
    }

    int length();
  }

  public static final class Quiet implements Greeter {
    @Override
    public int volume() {
      return 1;
    }

    @Override
    public int length() {
      return 2;
    }
  }

  public static final class Usual implements Greeter {
    @Override
    public int length() {
      return 3;
    }
  }

  public static int look(Greeter g) {
    int loudness = g.volume() * g.length();
    if (loudness == 15) {
      return 1; // reach: yes
    }
    if (loudness == 10) {
      return 2; // reach: no
    }
    return g.volume() == 5 ? 3 : 4; // reach: true no, false yes
  }
}
