package lines;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;

/** Reads settings in the format of properties. */
// witness: port("port = 8080\n")
// witness: port("# nothing\n")
// witness: port("port: 99999")
public final class Settings {
  public static int port(String text) throws IOException {
    Properties settings = new Properties();
    settings.load(new StringReader(text));
    String port = settings.getProperty("port", "80");
    if (port == null) {
      return -1; // reach: no
    }
    int number = Integer.parseInt(port);
    if (number > 65_535) {
      throw new IllegalArgumentException("port " + number); // reach: yes
    }
    return number == 80 ? 0 : number; // reach: true yes, false yes
  }
}
