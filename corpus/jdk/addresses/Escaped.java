package addresses;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A search term in a link. */
// witness: check("black tea")
// witness: check("tea")
// witness: check("t\u00e9")
public final class Escaped {
  public static String check(String term) {
    String escaped = URLEncoder.encode(term, StandardCharsets.UTF_8);
    if (escaped.indexOf(' ') >= 0) {
      return "space"; // reach: no
    }
    if (escaped.length() < term.length()) {
      return "shorter"; // reach: no
    }
    if (escaped.equals(term)) {
      return "plain"; // reach: yes
    }
    String back = URLDecoder.decode(escaped, StandardCharsets.UTF_8);
    return back.contains(" ") ? "words" : "signs"; // reach: true yes, false yes
  }
}
