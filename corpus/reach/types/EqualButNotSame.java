package types;

import java.util.List;
import java.util.Objects;

/** Objects of classes that nobody names may be equal without being one. */
public final class EqualButNotSame {
  public static int asked(Object a, Object b) {
    if (a != null && a.equals(b) && a != b) {
      return 1; // reach: yes, undecided: identity
    }
    return 0; // reach: yes
  }

  public static int throughObjects(Object a, Object b) {
    if (Objects.equals(a, b) && a != b) {
      return 1; // reach: yes, undecided: identity
    }
    return 0; // reach: yes
  }

  public static int numbers(Number a, Number b) {
    if (Objects.equals(a, b) && a != b) {
      return 1; // reach: yes, undecided: identity
    }
    return 0; // reach: yes
  }

  public static int listed(Object a, Object b) {
    if (a != null && b != null && List.of(a).contains(b) && a != b) {
      return 1; // reach: yes, undecided: identity
    }
    return 0; // reach: yes
  }

  public static int different(Object a, Object b) {
    if (!Objects.equals(a, b) && a == b) {
      return 1; // reach: no, undecided: classes that are not equal to themselves
    }
    return 0; // reach: yes
  }

  public static int itself(Object a) {
    if (a != null && !a.equals(a)) {
      return 1; // reach: no, undecided: classes that are not equal to themselves
    }
    return 0; // reach: yes
  }
}
