package addresses;

import java.net.URI;
import java.net.URISyntaxException;

/** The port of a server. */
// witness: of("http://localhost:8080/x")
// witness: of("http://localhost/x")
// witness: of("http://local host/")
public final class Port {
  public static int of(String address) {
    URI uri;
    try {
      uri = new URI(address);
    } catch (URISyntaxException e) {
      return -2; // reach: yes
    }
    if (uri.getPort() < -1) {
      return -3; // reach: no
    }
    if (uri.getPort() == -1) {
      return "http".equals(uri.getScheme()) ? 80 : 443; // reach: true yes
    }
    return uri.getPort() == 8080 ? 1 : 2; // reach: true yes
  }
}
