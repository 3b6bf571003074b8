package streams;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Filters people and maps them to their names. */
// witness: names(new Person("ann", 20), new Person("bob", 12))
// witness: names(new Person("ann", 10), new Person("bob", 12))
public final class Adults {
  public record Person(String name, int age) {}

  public static String names(Person... people) {
    List<String> adults =
        Arrays.stream(people)
            .filter(person -> person.age() >= 18)
            .map(Person::name)
            .collect(Collectors.toList());
    if (adults.size() > people.length) {
      return "?"; // reach: no
    }
    if (adults.isEmpty()) {
      return "nobody"; // reach: yes
    }
    return String.join(", ", adults); // reach: yes
  }
}
