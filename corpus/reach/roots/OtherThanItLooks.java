package roots;

import java.util.Objects;

/** Results of the JDK's methods that are of another class, or another object, than they look. */
public final class OtherThanItLooks {
  public static int other(String text) {
    Object found = Objects.requireNonNullElse((Object) text, 1);
    return found instanceof Integer ? 1 : 0; // reach: true yes
  }

  public static int sequence(String text) {
    if (text.length() < 1) {
      return 0;
    }
    return text.subSequence(0, 1) instanceof String ? 1 : 2; // reach: true yes
  }

  public static int thrown(int at) {
    StringBuilder builder = new StringBuilder("a");
    CharSequence inserted = "b";
    try {
      builder.insert(at, inserted);
    } catch (StringIndexOutOfBoundsException e) {
      return 1; // reach: yes
    }
    return 0;
  }
}
