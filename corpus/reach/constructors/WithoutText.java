package constructors;

import java.util.Objects;

/** The text of an object that is there may be null, whoever asks for it. */
public final class WithoutText {
  public static final class Silent {
    @Override
    public String toString() {
      return null;
    }
  }

  public static final class Label {
    private final String text;

    public Label(Object about) {
      text = String.valueOf(about);
    }

    public int length() {
      if (text == null) {
        return -1; // reach: yes
      }
      return text.length(); // reach: yes, NullPointerException no
    }
  }

  public static int valueOf(Silent object) {
    if (String.valueOf(object) == null) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int orElse(Silent object, int x) {
    String text = Objects.toString(object, "n" + x);
    if (text == null) {
      return 1; // reach: yes
    }
    return text.equals("n5") ? 2 : 3; // reach: true yes, false yes
  }

  public static int joined(Silent object, int x) {
    String text = x + ":" + object;
    if (object != null && text.equals("5:null")) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
