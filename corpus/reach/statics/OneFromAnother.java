package statics;

import java.util.ArrayList;
import java.util.List;

/** Constants that are those of other classes. */
public final class OneFromAnother {
  static class Base {
    static final Object KEY = new Object();
    static final List<String> LIST = new ArrayList<>();
    static int number = 3;
  }

  static class User {
    static final Object SAME = Base.KEY;
    static final List<String> LIST = Base.LIST;
    static int next = Base.number + 1;
  }

  static class Third {
    static final Object SAME = User.SAME;
  }

  public static int keys(boolean isThird) {
    if (Base.KEY != (isThird ? Third.SAME : User.SAME)) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }

  public static int lists(String text) {
    Base.LIST.add(text);
    if (User.LIST.size() != 1) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }

  public static int numbers(int x) {
    int next = User.next;
    Base.number = x;
    if (Base.number == 7 && User.next == 4) {
      return next; // reach: yes
    }
    if (User.next != 4) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }
}
