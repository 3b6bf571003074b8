package addresses;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the parameters of a request. */
// witness: page("q=tea&page=2")
// witness: page("q=tea")
// witness: page("page=%zz")
// witness: page("page")
public final class Query {
  public static String page(String query) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String pair : query.split("&")) {
      int at = pair.indexOf('=');
      if (at < 0) {
        return "no value"; // reach: yes
      }
      String text = pair.substring(at + 1);
      String value = URLDecoder.decode(text, UTF_8); // reach: IllegalArgumentException yes
      parameters.put(pair.substring(0, at), value);
    }
    if (parameters.containsValue(null)) {
      return "?"; // reach: no
    }
    String page = parameters.getOrDefault("page", "1");
    return page.equals("2") ? "second" : "first"; // reach: true yes, false yes
  }
}
