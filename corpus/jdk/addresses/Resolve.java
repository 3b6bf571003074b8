package addresses;

import java.net.URI;

/** Resolves links of a page. */
// witness: target("b.html")
// witness: target("/b.html")
// witness: target("http://other.org/")
public final class Resolve {
  private static final URI PAGE = URI.create("http://example.org/docs/a.html");

  public static String target(String link) {
    URI target = PAGE.resolve(URI.create(link));
    if (target.equals(URI.create("http://example.org/docs/b.html"))) {
      return "neighbour"; // reach: yes
    }
    if ("example.org".equals(target.getHost())) {
      return "here"; // reach: yes
    }
    return target.isAbsolute() ? "elsewhere" : "?"; // reach: true yes, false no
  }
}
