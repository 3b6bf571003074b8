package streams;

import java.util.Arrays;
import java.util.OptionalDouble;

/** The mean of measured values. */
// witness: feel(new double[] {20, 24})
// witness: feel(new double[] {-3})
// witness: feel(new double[] {})
public final class Temperature {
  public static String feel(double[] measured) {
    OptionalDouble mean = Arrays.stream(measured).average();
    if (mean.isEmpty()) {
      return measured.length > 0 ? "?" : "unknown"; // reach: true no, false yes
    }
    double degrees = mean.getAsDouble(); // reach: NoSuchElementException no
    if (degrees < 0) {
      return "frost"; // reach: yes
    }
    return degrees == 22 ? "pleasant" : "so so"; // reach: true yes
  }
}
