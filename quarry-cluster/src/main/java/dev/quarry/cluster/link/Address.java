package dev.quarry.cluster.link;

/**
 * Where a coordinator listens.
 *
 * @param host its name or number; one of IPv6 without brackets
 * @param port 1 to 65535
 */
public record Address(String host, int port) {
  private static final int LAST_PORT = 65_535;

  /**
   * Reads {@code HOST:PORT}, or {@code [HOST]:PORT} for IPv6.
   *
   * @throws ClusterException if it has another form
   */
  public static Address parse(String text) throws ClusterException {
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "" : text.substring(0, colon);
    boolean isBracketed = host.startsWith("[") && host.endsWith("]");
    String bare = isBracketed ? host.substring(1, host.length() - 1) : host;
    if (bare.isBlank() || (bare.indexOf(':') >= 0 && !isBracketed)) {
      throw wrong(text);
    }
    try {
      int port = Integer.parseInt(text.substring(colon + 1));
      if (port < 1 || port > LAST_PORT) {
        throw wrong(text);
      }
      return new Address(bare, port);
    } catch (NumberFormatException e) {
      throw wrong(text);
    }
  }

  private static ClusterException wrong(String text) {
    return new ClusterException(
        "`%s` is no address; write HOST:PORT, such as 192.168.1.5:7480.".formatted(text));
  }

  @Override
  public String toString() {
    return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
  }
}
