package dev.quarry.program;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names of classes in their two spellings, and names that a wrong one may have been meant for. */
public final class Names {
  private static final int MOST_SUGGESTIONS = 4;

  private Names() {}

  /** {@code com.acme.Foo$Bar} of {@code com/acme/Foo$Bar}. */
  public static String binary(String internal) {
    return internal.replace('/', '.');
  }

  /** {@code com/acme/Foo$Bar} of {@code com.acme.Foo$Bar}. */
  public static String internal(String binary) {
    return binary.replace('.', '/');
  }

  /** The package of an internal name, without the slash at its end; empty for the unnamed one. */
  public static String packageOf(String internal) {
    int slash = internal.lastIndexOf('/');
    return slash < 0 ? "" : internal.substring(0, slash);
  }

  /** Of an internal name of the JDK, whose names have no other dollars: the class around all. */
  public static String outermost(String internal) {
    int inner = internal.indexOf('$');
    return inner < 0 ? internal : internal.substring(0, inner);
  }

  /** The candidates nearest to {@code wanted}, best first; none that are far off. */
  public static List<String> near(String wanted, Collection<String> candidates) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    int limit = Math.max(2, lower.length() / 3);
    return candidates.stream()
        .distinct()
        .map(name -> new Scored(name, distance(lower, name.toLowerCase(Locale.ROOT), limit)))
        .filter(scored -> scored.distance <= limit)
        .sorted(Comparator.comparingInt(Scored::distance).thenComparing(Scored::name))
        .limit(MOST_SUGGESTIONS)
        .map(Scored::name)
        .collect(Collectors.toList());
  }

  /** A clause to put into a sentence: "`a`, `b` and `c`". */
  public static String enumerate(List<String> names) {
    List<String> quoted = names.stream().map(name -> "`" + name + "`").toList();
    if (quoted.size() < 2) {
      return String.join("", quoted);
    }
    return String.join(", ", quoted.subList(0, quoted.size() - 1))
        + " and "
        + quoted.get(quoted.size() - 1);
  }

  /** Levenshtein's distance, or anything above {@code limit} if it is above. */
  private static int distance(String left, String right, int limit) {
    if (Math.abs(left.length() - right.length()) > limit) {
      return limit + 1;
    }
    int[] row = new int[right.length() + 1];
    for (int j = 0; j <= right.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= left.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= right.length(); j++) {
        int replaced = diagonal + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[right.length()];
  }

  private record Scored(String name, int distance) {}
}
