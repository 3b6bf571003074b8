package dev.quarry.symcretic.subject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Methods whose call of {@link #here} is reached for some arguments, though it may not look so. */
public final class Traps {
  private static int count;

  private Traps() {}

  static void here() {}

  private static final class Noisy {
    @Override
    public String toString() {
      count++;
      return "noisy";
    }

    @Override
    public int hashCode() {
      count++;
      return 1;
    }
  }

  private record Holder(Object content) {}

  static void concatenation(boolean b) {
    count = 0;
    Noisy noisy = new Noisy();
    String text = "";
    if (b) {
      text = "a" + noisy;
    }
    if (count == 1) {
      here();
    }
  }

  static void appendedObject(boolean b) {
    count = 0;
    Noisy noisy = new Noisy();
    StringBuilder builder = new StringBuilder();
    if (b) {
      builder.append(noisy);
    }
    if (count == 1) {
      here();
    }
  }

  static void valueOfObject(boolean b) {
    count = 0;
    Object noisy = new Noisy();
    if (b) {
      var unused = String.valueOf(noisy);
    }
    if (count == 1) {
      here();
    }
  }

  static void recordText(boolean b) {
    count = 0;
    Holder holder = new Holder(new Noisy());
    if (b) {
      var unused = holder.toString();
    }
    if (count == 1) {
      here();
    }
  }

  static void hashOfObjects(boolean b) {
    count = 0;
    Object noisy = new Noisy();
    if (b) {
      var unused = Objects.hashCode(noisy);
    }
    if (count == 1) {
      here();
    }
  }

  static void insertedCharacters(boolean b, char[] characters) {
    StringBuilder builder = new StringBuilder("a");
    if (b) {
      builder.insert(0, characters);
    }
    if (builder.length() == 2) {
      here();
    }
  }

  static void sorted(boolean b) {
    int[] numbers = {2, 1};
    if (b) {
      Arrays.sort(numbers);
    }
    if (numbers[0] == 1) {
      here();
    }
  }

  static void charactersTaken(boolean b, String text) {
    char[] characters = {'a'};
    if (b) {
      text.getChars(0, 1, characters, 0);
    }
    if (characters[0] == 'b') {
      here();
    }
  }

  static void lambda(boolean b) {
    count = 0;
    List<String> list = List.of("a");
    if (b) {
      list.forEach(text -> count++);
    }
    if (count == 1) {
      here();
    }
  }

  static void runnable(boolean b, Runnable action) {
    count = 0;
    if (b) {
      action.run();
    }
    if (count == 1) {
      here();
    }
  }

  static void nullAndElse(String text) {
    Object other = Objects.requireNonNullElse((Object) text, 1);
    if (other instanceof Integer) {
      here();
    }
  }

  static void messageOfNull(Object object) {
    count = 0;
    try {
      Objects.requireNonNull(object, () -> "" + count++);
    } catch (NullPointerException e) {
      if (count == 1) {
        here();
      }
    }
  }

  static void number(Object object) {
    if (object instanceof Number && object instanceof Long) {
      here();
    }
  }

  static void text(Object object) {
    if (object instanceof CharSequence && !(object instanceof String)) {
      here();
    }
  }

  static void arrays(Object object) {
    if (object instanceof Object[] && object instanceof String[]) {
      here();
    }
  }

  static void arrayOfSubtypes(Object[] objects) {
    if (objects instanceof String[]) {
      here();
    }
  }

  static void cast(Object object) {
    Object[] objects = (Object[]) object;
    if (objects instanceof Integer[]) {
      here();
    }
  }

  static void sequence(String text) {
    if (text.subSequence(0, 1) instanceof String) {
      here();
    }
  }

  static void exceptionOfInsert(int at) {
    StringBuilder builder = new StringBuilder("a");
    CharSequence inserted = "b";
    try {
      builder.insert(at, inserted);
    } catch (StringIndexOutOfBoundsException e) {
      here();
    }
  }

  static void exceptionOfReplace(int at, String by) {
    StringBuilder builder = new StringBuilder("a");
    try {
      builder.replace(at, 1, by);
    } catch (IndexOutOfBoundsException e) {
      if (by == null) {
        here();
      }
    }
  }

  private static final class Config {
    static int level;
  }

  private static final class Late {
    static final int COPY = Config.level + 1;
  }

  static void initialisedLate(int level) {
    Config.level = level;
    if (Late.COPY == 6) {
      here();
    }
  }

  private static final class Registry {
    static int plugins;
  }

  private static final class Plugin {
    static {
      Registry.plugins++;
    }

    static void touch() {}
  }

  static void initialisedElsewhere() {
    Plugin.touch();
    if (Registry.plugins == 1) {
      here();
    }
  }

  static void initialisedInPassing(boolean b) {
    if (b) {
      Plugin.touch();
    }
    if (Registry.plugins == 1) {
      here();
    }
  }

  private static final class Left {
    static int value = Right.value + 1;
  }

  private static final class Right {
    static int value = Left.value + 1;
  }

  static void needEachOther(boolean b) {
    int first = b ? Left.value : Right.value;
    if (first == 2 && Left.value == 1) {
      here();
    }
  }

  private static final class Settings {
    static final Settings ONLY = new Settings();
    static final List<String> NAMES = new ArrayList<>();
    static final Object KEY = new Object();
    private static int mode;
    private int level;

    static int mode() {
      return mode;
    }
  }

  private static final class OfMethod {
    static final int MODE = Settings.mode();
  }

  static void initialiserReadsByMethod(int x) {
    Settings.mode = x;
    if (OfMethod.MODE == 5) {
      here();
    }
  }

  private static final class OfField {
    static final int LEVEL = Settings.ONLY.level;
  }

  static void initialiserReadsObject(int x) {
    Settings.ONLY.level = x;
    if (OfField.LEVEL == 5) {
      here();
    }
  }

  private static final class OfCollection {
    static final int SIZE = Settings.NAMES.size();
  }

  static void initialiserReadsCollection() {
    Settings.NAMES.add("name");
    if (OfCollection.SIZE == 1) {
      here();
    }
  }

  private static final class Added {
    static int made;

    static {
      Settings.NAMES.add("added");
    }
  }

  static void initialiserChangesCollection() {
    int before = Settings.NAMES.size();
    Added.made = 1;
    if (Settings.NAMES.size() > before) {
      here();
    }
  }

  private static final class SameKey {
    static final Object KEY = Settings.KEY;
  }

  static void constantOfAnother() {
    if (Settings.KEY == SameKey.KEY) {
      here();
    }
  }

  private static final class Broken {
    static final int VALUE = Integer.parseInt("x");

    static void touch() {}
  }

  static void initialiserFails() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError e) {
      here();
    }
  }

  static void detail(boolean b) {
    count = 0;
    Noisy noisy = new Noisy();
    Error error = b ? new AssertionError(noisy) : new AssertionError();
    if (count == 1) {
      here();
    }
  }
}
