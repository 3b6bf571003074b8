package types;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** What is written and called by its name. */
public final class Reflected {
  static final class Box {
    private final int content;
    private final int constant = 1;

    Box(int content) {
      this.content = content < 0 ? 0 : content;
    }
  }

  private int handled = 3;

  public static int written(int x) throws ReflectiveOperationException {
    Box box = new Box(x);
    Field field = Box.class.getDeclaredField("content");
    field.setAccessible(true);
    field.setInt(box, -x);
    if (box.content < 0) {
      return 1; // reach: yes, undecided: reflection
    }
    if (box.constant != 1) {
      return 2; // reach: no
    }
    return 3; // reach: yes, undecided: reflection
  }

  public static int read(int x) throws ReflectiveOperationException {
    Box box = new Box(x);
    Field field = Box.class.getDeclaredField("content");
    field.setAccessible(true);
    if (field.getInt(box) == 7) {
      return 1; // reach: yes, undecided: reflection
    }
    return 2; // reach: yes, undecided: reflection
  }

  public static int called(String name) throws ReflectiveOperationException {
    Method method = Reflected.class.getDeclaredMethod(name, int.class);
    try {
      if ((Integer) method.invoke(null, 5) == 25) {
        return 1; // reach: yes, undecided: reflection
      }
    } catch (InvocationTargetException e) {
      return 2; // reach: yes, undecided: reflection
    }
    return 3; // reach: yes, undecided: reflection
  }

  static int square(int x) {
    return x * x;
  }

  static int fail(int x) {
    throw new IllegalStateException("" + x);
  }

  static int same(int x) {
    return x;
  }

  public static int handled(int x) throws ReflectiveOperationException {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(Reflected.class, "handled", int.class);
    Reflected object = new Reflected();
    handle.set(object, x);
    if (object.handled == 7) {
      return 1; // reach: yes, undecided: handles
    }
    if (object.handled == 3) {
      return 2; // reach: yes, undecided: handles
    }
    return 3; // reach: yes, undecided: handles
  }

  public static int loaded(String name) throws ReflectiveOperationException {
    Class.forName(name);
    if (Told.count == 1) {
      return 1; // reach: no, undecided: reflection
    }
    if (Told.count == 5) {
      return 2; // reach: yes, undecided: reflection
    }
    return 3; // reach: yes, undecided: reflection
  }

  static final class Told {
    static int count;
  }

  static final class Teller {
    static {
      Told.count = 5;
    }
  }
}
