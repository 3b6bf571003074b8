package calls;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Methods that nobody in the program calls, but code of the JDK. */
public final class CalledByOthers {
  private static int looked;

  static final class Key implements Comparable<Key>, Serializable {
    private static final long serialVersionUID = 1;
    final int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public int hashCode() {
      looked++;
      if (number == 7) {
        return 1; // reach: yes
      }
      return 2; // reach: yes
    }

    @Override
    public boolean equals(Object other) {
      if (number == 8) {
        return true; // reach: yes
      }
      return other instanceof Key key && key.number == number; // reach: true yes, false yes
    }

    @Override
    public int compareTo(Key other) {
      if (other.number == number + 1) {
        throw new IllegalStateException(); // reach: yes
      }
      return Integer.compare(number, other.number); // reach: yes
    }

    @Override
    public String toString() {
      if (number == 9) {
        return "nine"; // reach: yes
      }
      return "other"; // reach: yes
    }

    private Object readResolve() throws ObjectStreamException {
      if (number == 3) {
        return new Key(4);
      }
      return this;
    }
  }

  private CalledByOthers() {}

  public static int hashed(int a, int b) {
    Map<Key, Integer> map = new HashMap<>();
    map.put(new Key(a), 1);
    map.put(new Key(b), 2);
    if (looked != 2) {
      return 1; // reach: no
    }
    if (map.size() == 1 && a != b) {
      return 2; // reach: yes
    }
    return map.size(); // reach: yes
  }

  public static int sorted(int a, int b) {
    TreeSet<Key> set = new TreeSet<>();
    set.add(new Key(a));
    set.add(new Key(b)); // reach: IllegalStateException yes
    if (set.size() == 1 && a != b) {
      return 1; // reach: no
    }
    return set.first().number; // reach: yes
  }

  public static int told(int a) {
    if (String.format("%s", new Key(a)).equals("nine")) {
      return 1; // reach: yes
    }
    if (List.of(new Key(a)).toString().equals("[other]")) {
      return 2; // reach: yes
    }
    return 3; // reach: no
  }

  public static int streamed(int a) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Key(a));
    }
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    Key copy = (Key) in.readObject();
    if (copy.number == 4 && a != 4) {
      return 1; // reach: yes, undecided: streams of objects
    }
    return 2; // reach: yes, undecided: streams of objects
  }

  public static int hooked(int a) {
    Thread.UncaughtExceptionHandler handler =
        (thread, thrown) -> {
          looked += 10;
        };
    handler.uncaughtException(Thread.currentThread(), new Error());
    if (looked == 10) {
      return a; // reach: yes
    }
    return 2; // reach: no
  }

  public static int invoked(int a) throws ReflectiveOperationException {
    try {
      Key.class.getMethod("compareTo", Key.class).invoke(new Key(a), new Key(5));
    } catch (InvocationTargetException e) {
      if (a == 4) {
        return 1; // reach: yes, undecided: reflection
      }
      return 2; // reach: no, undecided: reflection
    }
    return 3; // reach: yes, undecided: reflection
  }
}
