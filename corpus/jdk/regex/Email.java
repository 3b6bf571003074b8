package regex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks an address and takes it apart. */
// witness: domain("ann@example.org")
// witness: domain("ann@mail.example.org")
// witness: domain("ann")
public final class Email {
  private static final Pattern ADDRESS = Pattern.compile("([\\w.]+)@((\\w+\\.)+)(\\w{2,})");

  public static String domain(String address) {
    Matcher matcher = ADDRESS.matcher(address);
    if (!matcher.matches()) {
      return "invalid"; // reach: yes
    }
    if (matcher.group(1).isEmpty()) {
      return "nobody"; // reach: no
    }
    if (matcher.group(4).length() < 2) {
      return "short"; // reach: no
    }
    String hosts = matcher.group(2);
    return hosts.equals(matcher.group(3)) ? "plain" : "sub"; // reach: true yes, false yes
  }
}
