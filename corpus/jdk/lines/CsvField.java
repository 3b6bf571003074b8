package lines;

/** The third field of a line is a number. */
// witness: amount("7;tea;250")
// witness: amount("7;tea")
// witness: amount("7;tea;x")
// witness: amount("7;tea;-1;late")
public final class CsvField {
  public static int amount(String line) {
    String[] fields = line.split(";");
    if (fields.length < 3) {
      return -1; // reach: yes
    }
    int amount = Integer.parseInt(fields[2].trim()); // reach: NumberFormatException yes
    if (fields[2].isBlank()) {
      return 0; // reach: no
    }
    if (amount < 0 && fields.length == 4) {
      return 1; // reach: yes
    }
    return amount == 250 ? 2 : 3; // reach: true yes
  }
}
