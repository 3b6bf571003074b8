package optionals;

import java.util.Optional;

/** A function returns what may be null to code of the JDK, which asks. */
public final class MayBeMissing {
  public record Office(String town) {}

  public record Employee(Office office) {}

  private MayBeMissing() {}

  public static int office(Employee employee) {
    Optional<Office> office = Optional.of(employee).map(Employee::office);
    if (office.isPresent()) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static String town(Employee employee) {
    Optional<String> town = Optional.ofNullable(employee).map(Employee::office).map(x -> x.town());
    if (town.isPresent() && employee == null) {
      return "?"; // reach: no
    }
    if (town.filter(String::isEmpty).isPresent()) {
      return "nameless"; // reach: yes
    }
    return town.orElse("unknown"); // reach: yes
  }
}
