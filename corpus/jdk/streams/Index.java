package streams;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An index of users by their number. */
// witness: find(7, new User(7, "ann"), new User(8, "bob"))
// witness: find(9, new User(7, "ann"), new User(8, "bob"))
// witness: find(9, new User(7, "ann"), new User(7, "bob"))
public final class Index {
  public record User(int number, String name) {}

  public static String find(int number, User first, User second) {
    Stream<User> all = Stream.of(first, second);
    Collector<User, ?, Map<Integer, User>> byNumber =
        Collectors.toMap(User::number, Function.identity());
    Map<Integer, User> users = all.collect(byNumber); // reach: IllegalStateException yes
    User user = users.get(number);
    if (user == null) {
      return "unknown"; // reach: yes
    }
    return user.number() == number ? user.name() : "?"; // reach: true yes, false no
  }
}
