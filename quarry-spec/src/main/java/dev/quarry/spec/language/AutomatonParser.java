package dev.quarry.spec.language;

import dev.quarry.spec.Body;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/** Reads automata: {@code closed { open -> opened } opened { close -> closed }}. */
final class AutomatonParser {
  private final Tokens tokens;
  private final IntSupplier event;

  AutomatonParser(Tokens tokens, IntSupplier event) {
    this.tokens = tokens;
    this.event = event;
  }

  private record Arrow(int atom, Token to) {}

  Body.Walking automaton() {
    Map<String, List<Arrow>> states = new LinkedHashMap<>();
    do {
      Token name = tokens.name("the name of a state");
      tokens.expect("{", "the ways out of a state stand in braces.");
      if (states.putIfAbsent(name.text(), arrows()) != null) {
        throw tokens.wrong(
            name, "There are two states `" + name.text() + "`; give one another name.");
      }
    } while (tokens.peek().kind() == Token.Kind.NAME);
    List<String> names = List.copyOf(states.keySet());
    List<Body.State> numbered = new ArrayList<>();
    states.forEach((name, arrows) -> numbered.add(state(name, arrows, names)));
    return new Body.Walking(numbered);
  }

  private List<Arrow> arrows() {
    List<Arrow> arrows = new ArrayList<>();
    if (tokens.skip("}")) {
      return arrows;
    }
    do {
      int atom = event.getAsInt();
      tokens.expect("->", "write `event -> state`.");
      arrows.add(new Arrow(atom, tokens.name("the name of a state")));
    } while (tokens.skip(","));
    tokens.expect("}", "ways out of a state are separated by commas.");
    return arrows;
  }

  private Body.State state(String name, List<Arrow> arrows, List<String> names) {
    List<Body.Way> ways = new ArrayList<>();
    for (Arrow arrow : arrows) {
      int to = names.indexOf(arrow.to().text());
      if (to < 0) {
        throw tokens.wrong(
            arrow.to(),
            "There is no state `%s`; there are %s."
                .formatted(arrow.to().text(), String.join(", ", names)));
      }
      ways.add(new Body.Way(arrow.atom(), to));
    }
    return new Body.State(name, ways);
  }
}
