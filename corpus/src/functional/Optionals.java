package functional;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Optionals as inputs. */
final class Optionals {
  private Optionals() {}

  // explore: exhausted
  // returns: "absent", "present", "right"
  // throws: NullPointerException
  // paths: 4
  static String integer(Optional<Integer> o) {
    if (o.isEmpty()) {
      return "absent";
    }
    return o.get() == 9 ? "right" : "present";
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int otherwise(Optional<Integer> o) {
    int value = o.orElse(7);
    return value == 7 ? 0 : value < 7 ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // throws: NoSuchElementException
  static int text(Optional<String> o) {
    return o.get().equals("quarry") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // throws: NoSuchElementException
  static int number(OptionalInt o) {
    return o.getAsInt() == 5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int longNumber(OptionalLong o) {
    return o.isPresent() ? o.getAsLong() > 1L << 40 ? 2 : 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int real(OptionalDouble o) {
    return o.orElse(0.5) > 2.25 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int consumed(OptionalInt o) {
    int[] box = new int[1];
    o.ifPresent(value -> box[0] = value);
    return box[0] == 77 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int made(int x) {
    return OptionalInt.of(x).getAsInt() == 3 ? 1 : 0;
  }

  /** A person and perhaps another. */
  static final class Person {
    Optional<Person> boss;
    int age;
  }

  // explore: exhausted
  // returns: "chief", "old", "young"
  // throws: NullPointerException
  static String field(Person person) {
    if (person.boss.isEmpty()) {
      return "chief";
    }
    return person.boss.get().age > 60 ? "old" : "young";
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int two(Optional<Integer> left, Optional<Integer> right) {
    int count = 0;
    if (left.isPresent()) {
      count++;
    }
    if (right.isPresent()) {
      count++;
    }
    return count;
  }
}
