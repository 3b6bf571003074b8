package lookups;

import java.util.Optional;

/** A chain of references, any of which may be missing. */
// witness: town(new Employee(new Office("Rome")))
// witness: town(new Employee(null))
// witness: town(null)
// witness: town(new Employee(new Office("")))
public final class Manager {
  public record Office(String town) {}

  public record Employee(Office office) {}

  public static String town(Employee employee) {
    Optional<String> town = Optional.ofNullable(employee).map(Employee::office).map(Office::town);
    if (town.isPresent() && employee == null) {
      return "?"; // reach: no
    }
    if (town.filter(String::isEmpty).isPresent()) {
      return "nameless"; // reach: yes
    }
    return town.isPresent() ? town.get() : "unknown"; // reach: true yes, false yes
  }
}
