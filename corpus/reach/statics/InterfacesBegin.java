package statics;

/** An interface is initialised with a class only if it has default methods. */
public final class InterfacesBegin {
  static int begun;

  static int begin(int by) {
    begun += by;
    return begun;
  }

  interface Silent {
    int NUMBER = begin(1);

    void say();
  }

  interface Loud {
    int NUMBER = begin(10);

    default void shout() {}
  }

  static class Both implements Silent, Loud {
    static int number = begin(100);

    @Override
    public void say() {}
  }

  public static int make(int asked) {
    Both both = new Both();
    if (begun == 110) {
      if (asked == 7 && Silent.NUMBER == 111) {
        return 1; // reach: yes
      }
      return 2; // reach: yes
    }
    return both.hashCode(); // reach: no
  }

  public static int array() {
    Both[] none = new Both[2];
    if (begun != 0) {
      return 1; // reach: no
    }
    Class<?> type = Both.class;
    if (begun != 0) {
      return 2; // reach: no
    }
    return none.length; // reach: yes
  }
}
