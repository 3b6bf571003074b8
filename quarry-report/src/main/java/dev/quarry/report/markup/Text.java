package dev.quarry.report.markup;

/**
 * Text, which means nothing to a browser whatever is in it.
 *
 * @param text any
 */
public record Text(String text) implements Markup {
  private static final char REPLACEMENT = '\uFFFD';

  @Override
  public void write(StringBuilder out) {
    escape(text, out);
  }

  /**
   * Escapes for elements and for attributes in double quotes. Characters that HTML does not have,
   * and those that turn the direction of what follows, are replaced: a name must not pretend to be
   * another one.
   */
  static void escape(String text, StringBuilder out) {
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(isShown(point) ? point : REPLACEMENT);
              }
            });
  }

  private static boolean isShown(int point) {
    if (point < ' ') {
      return point == '\n' || point == '\r' || point == '\t';
    }
    boolean isDelete = point >= 0x7F && point <= 0x9F;
    boolean isSurrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    boolean isNothing = (point & 0xFFFE) == 0xFFFE;
    return !isDelete && !isSurrogate && !isNothing && !turnsDirection(point);
  }

  private static boolean turnsDirection(int point) {
    return (point >= 0x202A && point <= 0x202E)
        || (point >= 0x2066 && point <= 0x2069)
        || point == 0x200E
        || point == 0x200F
        || point == 0x061C;
  }
}
