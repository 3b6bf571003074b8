package constructors;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Final fields that every constructor seems to fill, and that somebody sees empty. */
public final class SeenEarly {
  static final List<Object> SEEN = new ArrayList<>();

  /** The class above keeps every object, whether its constructor fails or not. */
  static class Kept {
    Kept() {
      SEEN.add(this);
    }
  }

  static final class Named extends Kept {
    private final String name;

    Named(String name) {
      this.name = Objects.requireNonNull(name);
    }
  }

  /** Whoever asks for a text of it while it is made sees it. */
  static final class Told {
    private final String name;
    final String text;

    Told(String name) {
      this.text = "made: " + this;
      this.name = Objects.requireNonNull(name);
    }

    @Override
    public String toString() {
      return name == null ? "nobody" : name; // reach: true yes, false yes, undecided: a text that the JDK makes of an object
    }
  }

  /** A method of texts that returns whatever a function does. */
  public static final class Turned {
    private final String text;

    public Turned(String given, Function<String, String> turn) {
      text = given.transform(turn);
    }

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  interface Known {
    default void know() {
      SEEN.add(this);
    }
  }

  abstract static class Registered implements Known {
    Registered() {
      know();
    }
  }

  static final class Member extends Registered {
    private final int age;

    Member(int age) {
      if (age < 18) {
        throw new IllegalArgumentException("too young");
      }
      this.age = age;
    }
  }

  public static int last(String name) {
    Named named;
    try {
      named = new Named(name);
    } catch (NullPointerException e) {
      named = (Named) SEEN.get(SEEN.size() - 1);
    }
    if (named.name == null) {
      return 0; // reach: yes
    }
    return named.name.length(); // reach: yes
  }

  public static String told(String name) {
    Told told = new Told(name);
    if (told.text.equals("made: nobody")) {
      return "early"; // reach: yes
    }
    return told.toString(); // reach: no
  }

  public static int youngest(int age) {
    Member member;
    try {
      member = new Member(age);
    } catch (IllegalArgumentException e) {
      member = (Member) SEEN.get(0);
    }
    if (member.age == 0) {
      return 0; // reach: yes
    }
    if (member.age < 18) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
