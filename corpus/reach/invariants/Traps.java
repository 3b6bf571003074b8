package invariants;

import java.util.Objects;

/** Where a field seems to be always there, but somebody sees it before it is, or writes null. */
public final class Traps {
  /** A setter. */
  public static class Cleared {
    private String text = "";

    public void clear() {
      text = null;
    }

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  /** The class around may write it, too. */
  public static final class Inside {
    private String text = "";

    public int length() {
      return text.length(); // reach: NullPointerException yes
    }
  }

  public static Inside empty() {
    Inside inside = new Inside();
    inside.text = null;
    return inside;
  }

  /** A constructor that calls what a subclass overrides. */
  public abstract static class Base {
    protected Base() {
      begin();
    }

    public abstract void begin();
  }

  public static final class Sub extends Base {
    private final String text;

    public Sub() {
      text = "set after the constructor above";
    }

    @Override
    public void begin() {
      text.length(); // reach: NullPointerException yes
    }
  }

  /** A constructor that is looked at by itself: the field is not written yet. */
  public static final class Early {
    private final String text;

    public Early(String given) {
      check();
      text = Objects.requireNonNull(given);
    }

    private void check() {
      if (text == null) { // reach: true yes, false no
        return;
      }
      throw new IllegalStateException("never"); // reach: no
    }
  }
}
