package dev.quarry.engine.corpus;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.corpus.Expectation.Completeness;
import dev.quarry.engine.corpus.Expectation.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the lines above an entry. Whatever is not understood is an error. */
final class ExpectationParser {
  private static final Pattern LINE = Pattern.compile("([a-z]+):\\s*(.*\\S)\\s*");
  private static final Set<String> REPEATABLE = Set.of("throws", "at", "witness");
  private static final Set<String> KEYS =
      Set.of(
          "explore", "returns", "throws", "paths", "endings", "covers", "at", "options", "witness");

  private final Map<String, List<String>> values = new LinkedHashMap<>();

  private ExpectationParser() {}

  /** Whether the comment is an expectation rather than prose. */
  static boolean isExpectation(List<String> lines) {
    return lines.stream().anyMatch(ExpectationParser::hasKey);
  }

  private static boolean hasKey(String line) {
    Matcher form = LINE.matcher(line);
    return form.matches() && KEYS.contains(form.group(1));
  }

  /**
   * Reads an expectation.
   *
   * @param lines without the slashes
   * @throws IllegalArgumentException if a line is malformed, unknown, repeated or missing
   */
  static Expectation parse(List<String> lines) {
    ExpectationParser parser = new ExpectationParser();
    lines.forEach(parser::read);
    return parser.expectation();
  }

  private void read(String line) {
    Matcher form = LINE.matcher(line);
    if (!form.matches() || !KEYS.contains(form.group(1))) {
      throw new IllegalArgumentException("`" + line + "` is not an expectation");
    }
    List<String> known = values.computeIfAbsent(form.group(1), key -> new ArrayList<>());
    if (!known.isEmpty() && !REPEATABLE.contains(form.group(1))) {
      throw new IllegalArgumentException("`" + form.group(1) + "` is given twice");
    }
    known.add(form.group(2));
  }

  private Expectation expectation() {
    Expectation expectation =
        new Expectation(
            completeness(required("explore")),
            returned(required("returns")),
            names(),
            paths(),
            endings(),
            covers(),
            all("at").stream().map(ExpectationParser::number).toList(),
            options(),
            all("witness").stream().map(Literals::split).toList());
    if (!expectation.lines().isEmpty() && expectation.thrown().isEmpty()) {
      throw new IllegalArgumentException("`at` says where nothing is thrown");
    }
    return expectation;
  }

  private String required(String key) {
    return first(key).orElseThrow(() -> new IllegalArgumentException("`" + key + "` is missing"));
  }

  private Optional<String> first(String key) {
    return all(key).stream().findFirst();
  }

  private List<String> all(String key) {
    return values.getOrDefault(key, List.of());
  }

  private static Completeness completeness(String text) {
    return Arrays.stream(Completeness.values())
        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("`explore: " + text + "` is unknown"));
  }

  private static Optional<Set<String>> returned(String text) {
    return switch (text) {
      case "any" -> Optional.empty();
      case "none" -> Optional.of(Set.of());
      default -> Optional.of(distinct(Literals.split(text)));
    };
  }

  private Set<String> names() {
    Set<String> names =
        distinct(all("throws").stream().flatMap(line -> Literals.split(line).stream()).toList());
    for (String name : names) {
      if (!name.matches("[A-Z]\\w*")) {
        throw new IllegalArgumentException("`" + name + "` is not the name of an exception");
      }
    }
    return names;
  }

  private OptionalInt paths() {
    return first("paths").map(text -> OptionalInt.of(number(text))).orElse(OptionalInt.empty());
  }

  private Set<Ending.Kind> endings() {
    return first("endings").map(Literals::split).orElse(List.of()).stream()
        .map(ExpectationParser::ending)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Ending.Kind ending(String text) {
    return Arrays.stream(Ending.Kind.values())
        .filter(kind -> kind.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("`" + text + "` is no ending of a run"));
  }

  private boolean covers() {
    Optional<String> what = first("covers");
    if (what.isPresent() && !what.get().equals("branches")) {
      throw new IllegalArgumentException("`covers: " + what.get() + "` is unknown");
    }
    return what.isPresent();
  }

  private Map<Option, String> options() {
    Map<Option, String> options = new LinkedHashMap<>();
    for (String setting : first("options").map(Literals::split).orElse(List.of())) {
      int equals = setting.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("`" + setting + "` sets no option");
      }
      options.put(option(setting.substring(0, equals)), setting.substring(equals + 1));
    }
    return options;
  }

  private static Option option(String text) {
    return Arrays.stream(Option.values())
        .filter(each -> each.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("`" + text + "` is no option"));
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private static Set<String> distinct(List<String> items) {
    Set<String> set = new LinkedHashSet<>(items);
    if (set.size() < items.size()) {
      throw new IllegalArgumentException("something is named twice in " + items);
    }
    return set;
  }
}
