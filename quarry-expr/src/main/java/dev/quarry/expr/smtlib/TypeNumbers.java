package dev.quarry.expr.smtlib;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for the type names of one encoding. The empty name, which is the default of its sort, is
 * 0. A solver may make up numbers: they stand for types that the query doesn't mention.
 */
final class TypeNumbers {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  TypeNumbers() {
    number("");
  }

  int number(String name) {
    return numbers.computeIfAbsent(
        name,
        added -> {
          names.add(added);
          return names.size() - 1;
        });
  }

  String name(int number) {
    return number >= 0 && number < names.size()
        ? names.get(number)
        : "?" + Integer.toUnsignedString(number);
  }
}
