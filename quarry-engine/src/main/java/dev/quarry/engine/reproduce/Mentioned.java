package dev.quarry.engine.reproduce;

import dev.quarry.search.random.Dictionary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers and texts in the message of an exception: often those are values of the input, or what
 * was made of them.
 */
final class Mentioned {
  /** Digits may be set apart by commas, as formats of a country do. */
  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\w.])-?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?");

  private static final Pattern QUOTED =
      Pattern.compile("\"([^\"]*)\"|'([^']*)'|`([^`]*)`|\\[([^\\]]*)\\]|<([^>]*)>");

  private static final Pattern BEHIND_COLON =
      Pattern.compile("[:=]\\s*(\\S.*)$", Pattern.MULTILINE);

  private static final Pattern WORD = Pattern.compile("\\S+");

  /** A word at the end of a sentence, or of what comes before a colon. */
  private static final Pattern PUNCTUATED = Pattern.compile("(\\S+)[.,:;!?](?=\\s|$)");

  private static final Pattern NAME = Pattern.compile("\\p{Alpha}\\w*");

  /** More of one message would make each of them rare. */
  private static final int MOST = 40;

  private static final int LONGEST = 200;

  private final Set<Integer> ints = new LinkedHashSet<>();
  private final Set<Long> longs = new LinkedHashSet<>();
  private final Set<Double> doubles = new LinkedHashSet<>();
  private final Set<String> texts = new LinkedHashSet<>();

  private Mentioned() {}

  /** What some messages mention. */
  static Dictionary in(List<String> messages) {
    Mentioned mentioned = new Mentioned();
    messages.forEach(mentioned::read);
    List<Float> floats = mentioned.doubles.stream().map(Double::floatValue).toList();
    return new Dictionary(
        List.copyOf(mentioned.ints),
        List.copyOf(mentioned.longs),
        floats,
        List.copyOf(mentioned.doubles),
        List.copyOf(mentioned.texts),
        List.of());
  }

  private void read(String message) {
    NUMBER.matcher(message).results().forEach(found -> number(found.group().replace(",", "")));
    for (Pattern pattern : List.of(QUOTED, BEHIND_COLON, PUNCTUATED, WORD, NAME)) {
      Matcher matcher = pattern.matcher(message);
      while (matcher.find()) {
        text(group(matcher));
      }
    }
  }

  /** What is in the brackets or quotes; all of it if there are none. */
  private static String group(Matcher matcher) {
    List<String> groups = new ArrayList<>();
    for (int i = 1; i <= matcher.groupCount(); i++) {
      if (matcher.group(i) != null) {
        groups.add(matcher.group(i));
      }
    }
    return groups.isEmpty() ? matcher.group() : groups.get(0);
  }

  private void text(String text) {
    if (texts.size() < MOST && !text.isEmpty() && text.length() <= LONGEST) {
      texts.add(text);
    }
  }

  private void number(String digits) {
    double value = Double.parseDouble(digits);
    doubles.add(value);
    boolean isWhole = value == Math.rint(value) && Math.abs(value) < Long.MAX_VALUE;
    if (isWhole && value == (int) value) {
      ints.add((int) value);
    }
    if (isWhole) {
      longs.add(digits.matches("-?\\d{1,18}") ? Long.parseLong(digits) : (long) value);
    }
  }
}
