package dev.quarry.expr.smtlib;

import java.util.ArrayList;
import java.util.List;

/** A term with holes {@code $0} to {@code $9} for the arguments. */
final class Template {
  /** Text before the first hole, between holes, and after the last one. */
  private final List<String> pieces = new ArrayList<>();

  private final List<Integer> holes = new ArrayList<>();

  Template(String text) {
    int from = 0;
    for (int at = text.indexOf('$'); at >= 0; at = text.indexOf('$', from)) {
      pieces.add(text.substring(from, at));
      holes.add(text.charAt(at + 1) - '0');
      from = at + 2;
    }
    pieces.add(text.substring(from));
  }

  /** The term for the given texts of arguments. */
  String fill(List<String> arguments) {
    var text = new StringBuilder();
    for (int i = 0; i < holes.size(); i++) {
      text.append(pieces.get(i)).append(arguments.get(holes.get(i)));
    }
    return text.append(pieces.get(holes.size())).toString();
  }

  /** How often an argument's text is repeated. */
  int uses(int argument) {
    return (int) holes.stream().filter(hole -> hole == argument).count();
  }
}
