package dev.quarry.search.random;

import dev.quarry.expr.strings.RegexLanguage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Constants that a program mentions, by type: an input is often compared with one of them.
 *
 * @param ints also the code units of characters
 * @param longs other than ints
 * @param floats other than small whole numbers
 * @param doubles other than small whole numbers
 * @param strings literals, and keys of switches
 * @param languages of the program's patterns
 */
public record Dictionary(
    List<Integer> ints,
    List<Long> longs,
    List<Float> floats,
    List<Double> doubles,
    List<String> strings,
    List<RegexLanguage> languages) {
  /** No constants. */
  public static final Dictionary EMPTY =
      new Dictionary(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  public Dictionary {
    ints = List.copyOf(ints);
    longs = List.copyOf(longs);
    floats = List.copyOf(floats);
    doubles = List.copyOf(doubles);
    strings = List.copyOf(strings);
    languages = List.copyOf(languages);
  }

  /** The constants of method bodies. */
  public static Dictionary of(Collection<dev.quarry.program.MethodBody> bodies) {
    Miner miner = new Miner();
    bodies.forEach(miner::read);
    return miner.dictionary();
  }

  /** Both, where each list of the other one is repeated until it is about half of the whole. */
  public Dictionary preferring(Dictionary other) {
    return new Dictionary(
        preferring(ints, other.ints),
        preferring(longs, other.longs),
        preferring(floats, other.floats),
        preferring(doubles, other.doubles),
        preferring(strings, other.strings),
        preferring(languages, other.languages));
  }

  private static <T> List<T> preferring(List<T> own, List<T> others) {
    List<T> all = new ArrayList<>(own);
    if (!others.isEmpty()) {
      do {
        all.addAll(others);
      } while (all.size() < 2 * own.size());
    }
    return all;
  }

  /** Characters of the strings, each once. */
  List<Character> characters() {
    Set<Character> characters = new LinkedHashSet<>();
    for (String string : strings) {
      string.chars().forEach(unit -> characters.add((char) unit));
    }
    ints.stream().filter(i -> i >= ' ' && i <= '~').forEach(i -> characters.add((char) (int) i));
    return List.copyOf(characters);
  }
}
