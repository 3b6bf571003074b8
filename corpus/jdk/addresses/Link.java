package addresses;

import java.net.URI;

/** Where a link leads to. */
// witness: kind("https://example.org/a")
// witness: kind("mailto:ann@example.org")
// witness: kind("a/b.html")
// witness: kind("a b")
public final class Link {
  public static String kind(String link) {
    URI uri = URI.create(link); // reach: IllegalArgumentException yes
    if (!uri.isAbsolute()) {
      return uri.getScheme() != null ? "?" : "relative"; // reach: true no, false yes
    }
    if (uri.isOpaque()) {
      return uri.getScheme().equals("mailto") ? "mail" : "other"; // reach: true yes
    }
    return uri.getHost() == null ? "local" : "web"; // reach: false yes
  }
}
