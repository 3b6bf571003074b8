package dev.quarry.engine.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a comment of the corpus says about a target on its line: {@code // reach: yes}, {@code //
 * reach: true yes, false no}, {@code // reach: ArithmeticException no}. What is never reached but
 * can't be proved by a method that ends ends with the reason: {@code // reach: no, undecided: needs
 * induction}.
 *
 * @param target as users write it
 * @param isReachable whether something reaches it
 * @param excuse why it may stay undecided; "" if it must not
 */
record ReachMark(String target, boolean isReachable, String excuse) {
  private static final Pattern COMMENT = Pattern.compile("//\\s*reach:\\s*(.*?)\\s*$");
  private static final Pattern EXCUSE = Pattern.compile("^(.*?),\\s*undecided:\\s*(.+)$");
  private static final Pattern CLAIM = Pattern.compile("(?:([\\w.]+)\\s+)?(yes|no)");

  /** All marks of a file, from top to bottom. */
  static List<ReachMark> in(String file, List<String> lines) {
    List<ReachMark> marks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.find()) {
        marks.addAll(parse(comment.group(1), file + ":" + (i + 1)));
      }
    }
    return marks;
  }

  private static List<ReachMark> parse(String text, String place) {
    Matcher excuse = EXCUSE.matcher(text);
    boolean isExcused = excuse.matches();
    List<ReachMark> marks = new ArrayList<>();
    for (String claim : (isExcused ? excuse.group(1) : text).split(",", -1)) {
      Matcher parts = CLAIM.matcher(claim.trim());
      if (!parts.matches()) {
        throw new IllegalArgumentException(place + ": `" + claim + "` is not understood.");
      }
      marks.add(
          new ReachMark(
              target(parts.group(1), place),
              parts.group(2).equals("yes"),
              isExcused ? excuse.group(2) : ""));
    }
    return marks;
  }

  private static String target(@Nullable String what, String place) {
    if (what == null) {
      return place;
    }
    return what.equals("true") || what.equals("false") ? place + ":" + what : what + "@" + place;
  }

  /** Whether an outcome contradicts the mark. */
  boolean isContradictedBy(Outcome outcome) {
    return outcome == (isReachable ? Outcome.UNREACHABLE : Outcome.REACHED);
  }

  @Override
  public String toString() {
    return target + (isReachable ? " (yes)" : " (no)");
  }
}
