package dev.quarry.lab.soundness.generate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What everybody who grows a program knows. */
final class Context {
  private final Dice dice;
  private final Set<Theme> themes;
  private final List<Method> methods = new ArrayList<>();
  private boolean maySpread;

  /**
   * A static method of the program; it calls none that was declared after it.
   *
   * @param name its name
   * @param parameters their types
   * @param result its type
   */
  record Method(String name, List<Kind> parameters, Kind result) {}

  Context(Dice dice, Set<Theme> themes) {
    this.dice = dice;
    this.themes = EnumSet.copyOf(themes);
    if (themes.contains(Theme.IDENTITY)) {
      this.themes.add(Theme.STRINGS);
    }
  }

  Dice dice() {
    return dice;
  }

  boolean has(Theme theme) {
    return themes.contains(theme);
  }

  /** Whether methods of objects may be called; within one of them, calls might never end. */
  boolean maySpread() {
    return maySpread;
  }

  /** The methods of objects are grown. */
  void spread() {
    maySpread = true;
  }

  void add(Method method) {
    methods.add(method);
  }

  /** Those with a result of a type. */
  List<Method> methods(Kind result) {
    return methods.stream().filter(method -> method.result() == result).toList();
  }

  /** The types of variables that this program has. */
  List<Kind> kinds() {
    List<Kind> kinds = new ArrayList<>(List.of(Kind.INT, Kind.INT, Kind.BOOLEAN));
    addIf(Theme.STRINGS, Kind.STRING, kinds);
    addIf(Theme.ARRAYS, Kind.INTS, kinds);
    addIf(Theme.OBJECTS, Kind.SHAPE, kinds);
    addIf(Theme.OBJECTS, Kind.OBJECT, kinds);
    addIf(Theme.ENUMS, Kind.COLOUR, kinds);
    addIf(Theme.RECORDS, Kind.PAIR, kinds);
    addIf(Theme.LAMBDAS, Kind.FUNCTION, kinds);
    addIf(Theme.COLLECTIONS, Kind.LIST, kinds);
    addIf(Theme.COLLECTIONS, Kind.MAP, kinds);
    addIf(Theme.COLLECTIONS, Kind.MAYBE, kinds);
    addIf(Theme.BOXES, Kind.BOX, kinds);
    addIf(Theme.DOUBLES, Kind.DOUBLE, kinds);
    addIf(Theme.LONGS, Kind.LONG, kinds);
    addIf(Theme.CHARS, Kind.CHAR, kinds);
    return kinds;
  }

  private void addIf(Theme theme, Kind kind, List<Kind> kinds) {
    if (has(theme)) {
      kinds.add(kind);
    }
  }
}
