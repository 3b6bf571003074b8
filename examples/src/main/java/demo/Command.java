package demo;

/** Reads commands such as {@code go:12} and {@code stop}. */
public final class Command {
  private Command() {}

  public static int parse(String line) {
    switch (line.trim()) { // precondition: NullPointerException
      case "stop":
        return 0;
      case "help":
        return -1;
      default:
        break;
    }
    if (line.startsWith("go:")) {
      int distance = Integer.parseInt(line.substring(3)); // defect: NumberFormatException
      return distance > 1000 ? 1000 : distance;
    }
    return -2;
  }
}
