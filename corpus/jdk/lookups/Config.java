package lookups;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A setting with a default that is checked. */
// witness: timeout("timeout", "30")
// witness: timeout("timeout", "-5")
// witness: timeout("retries", "30")
// witness: timeout("timeout", "soon")
public final class Config {
  public static int timeout(String key, String value) {
    Map<String, String> settings = new HashMap<>();
    settings.put(key, value);
    int timeout =
        Optional.ofNullable(settings.get("timeout"))
            .map(Integer::valueOf) // reach: yes
            .filter(seconds -> seconds > 0)
            .orElse(60);
    if (timeout <= 0) {
      return -1; // reach: no
    }
    if (timeout == 60) {
      return 60; // reach: yes
    }
    return timeout == 30 ? 30 : 1; // reach: true yes
  }
}
