package formats;

import java.text.MessageFormat;
import java.util.Locale;

/** A message with blanks. */
// witness: text("Ann", 1)
// witness: text("Ann", 1234)
// witness: text(null, 1)
public final class Greeting {
  public static String text(String name, int messages) {
    MessageFormat format = new MessageFormat("Hello {0}, you have {1}", Locale.US);
    String text = format.format(new Object[] {name, messages});
    if (!text.startsWith("Hello")) {
      return "rude"; // reach: no
    }
    if (text.endsWith("1,234")) {
      return "grouped"; // reach: yes
    }
    return text.startsWith("Hello null,") ? "anonymous" : "friendly"; // reach: true yes, false yes
  }
}
