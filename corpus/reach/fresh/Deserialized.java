package fresh;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Objects that no constructor has made. */
public final class Deserialized implements Serializable, Cloneable {
  private static final long serialVersionUID = 1;
  private static int made;

  private final transient String text;
  private final int number;
  private int[] parts = {1, 2};

  public Deserialized(int number) {
    this.text = "text".concat("s");
    this.number = number;
    made++;
  }

  private static Deserialized copy(Deserialized original)
      throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(original);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (Deserialized) in.readObject();
    }
  }

  public static int copied(int x) throws IOException, ClassNotFoundException {
    Deserialized copy = copy(new Deserialized(x));
    if (made != 1) {
      return 1; // reach: no, undecided: streams of objects
    }
    if (copy.text == null && copy.number == 7) {
      return 2; // reach: yes, undecided: streams of objects
    }
    return copy.text.length(); // reach: NullPointerException yes, undecided: streams of objects
  }

  public static int cloned(int x) throws CloneNotSupportedException {
    Deserialized original = new Deserialized(x);
    Deserialized copy = (Deserialized) original.clone();
    original.parts[0] = x;
    if (made == 2) {
      return 1; // reach: no
    }
    if (copy.parts[0] == 9 && copy.number == 9) {
      return 2; // reach: yes
    }
    if (copy.parts[0] != x) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }
}
