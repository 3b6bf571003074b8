package dates;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The newest of some dates. */
// witness: of("2024-01-01", "2024-05-01", "2023-12-31")
// witness: of("2024-05-01", "2024-05-01", "2023-12-31")
public final class Newest {
  public static String of(String first, String second, String third) {
    List<LocalDate> dates = new ArrayList<>();
    for (String text : List.of(first, second, third)) {
      dates.add(LocalDate.parse(text));
    }
    Collections.sort(dates);
    if (dates.get(0).isAfter(dates.get(2))) {
      return "unsorted"; // reach: no
    }
    if (dates.get(1).equals(dates.get(2))) {
      return "two of them"; // reach: yes
    }
    return dates.get(2).toString(); // reach: yes
  }
}
