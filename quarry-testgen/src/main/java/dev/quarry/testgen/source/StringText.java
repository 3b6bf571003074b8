package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;
import java.util.ArrayList;
import java.util.List;

/** Strings, long ones in pieces. */
final class StringText {
  /** Longer strings get a variable. */
  static final int LONG = 60;

  /** So many equal characters are written as a repetition. */
  private static final int RUN = 16;

  private static final int PIECE = 60;

  private StringText() {}

  static Written of(String text, Library library) {
    List<String> pieces =
        text.length() > LONG ? pieces(text, library) : List.of(JavaLiterals.of(text));
    Written.Form form = pieces.size() > 1 ? Written.Form.BINARY : Written.Form.PRIMARY;
    return new Written(String.join(" + ", pieces), form, "Ljava/lang/String;", null, false);
  }

  private static List<String> pieces(String text, Library library) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    int at = 0;
    while (at < text.length()) {
      int end = endOfRun(text, at);
      if (end - at >= RUN) {
        cut(text.substring(start, at), pieces);
        String one = text.substring(at, at + 1);
        pieces.add(library.repeated(JavaLiterals.of(one), end - at));
        start = end;
      }
      at = end;
    }
    cut(text.substring(start), pieces);
    return pieces;
  }

  private static int endOfRun(String text, int start) {
    int end = start + 1;
    while (end < text.length() && text.charAt(end) == text.charAt(start)) {
      end++;
    }
    return end;
  }

  private static void cut(String text, List<String> pieces) {
    for (int at = 0; at < text.length(); at += PIECE) {
      pieces.add(JavaLiterals.of(text.substring(at, Math.min(text.length(), at + PIECE))));
    }
  }
}
