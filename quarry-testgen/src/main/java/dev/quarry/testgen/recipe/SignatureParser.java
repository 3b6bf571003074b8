package dev.quarry.testgen.recipe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads generic signatures of class files (JVMS §4.7.9.1). Type variables are replaced on the way;
 * wildcards stand for their bound.
 */
final class SignatureParser {
  private final String text;
  private final Map<String, TypeUse> variables;
  private int at;

  /**
   * @param text of a class, method or field
   * @param variables what the type variables around it stand for
   */
  SignatureParser(String text, Map<String, TypeUse> variables) {
    this.text = text;
    this.variables = new LinkedHashMap<>(variables);
  }

  /** Reads the type parameters at the start; each stands for its first bound. */
  Map<String, TypeUse> formals() {
    Map<String, TypeUse> bounds = new LinkedHashMap<>();
    if (!text.startsWith("<")) {
      return bounds;
    }
    List<String> names = names();
    for (String name : names) {
      // A variable within its own bound: nothing better is known.
      variables.put(name, TypeUse.OBJECT);
    }
    at = 1;
    while (text.charAt(at) != '>') {
      String name = text.substring(at, text.indexOf(':', at));
      at += name.length();
      bounds.put(name, standingFor(bound()));
    }
    at++;
    variables.putAll(bounds);
    return bounds;
  }

  /** Values that are compared with each other must be of one class. */
  private static TypeUse standingFor(TypeUse bound) {
    return bound.descriptor().equals("Ljava/lang/Comparable;") ? TypeUse.of(Leaves.STRING) : bound;
  }

  /** The parameters of a method, after {@link #formals}. */
  List<TypeUse> parameters() {
    List<TypeUse> types = new ArrayList<>();
    at++;
    while (text.charAt(at) != ')') {
      types.add(type());
    }
    return types;
  }

  /** The result of a method, after its parameters. */
  TypeUse result() {
    at++;
    return type();
  }

  /** Has type variables stand for something else from here on. */
  void bind(Map<String, TypeUse> others) {
    variables.putAll(others);
  }

  /** The next type. */
  TypeUse type() {
    char first = text.charAt(at++);
    return switch (first) {
      case '[' -> type().arrayOf();
      case 'T' -> variables.getOrDefault(until(';'), TypeUse.OBJECT);
      case 'L' -> classType();
      default -> TypeUse.of(String.valueOf(first));
    };
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    at = 1;
    while (text.charAt(at) != '>') {
      names.add(until(':'));
      at--;
      bound();
    }
    return names;
  }

  /** The first of the bounds; the class's may be left out. */
  private TypeUse bound() {
    TypeUse first = null;
    while (text.charAt(at) == ':') {
      at++;
      if (text.charAt(at) != ':') {
        TypeUse bound = type();
        first = first == null ? bound : first;
      }
    }
    return first == null ? TypeUse.OBJECT : first;
  }

  private TypeUse classType() {
    StringBuilder name = new StringBuilder();
    List<TypeUse> arguments = new ArrayList<>();
    while (true) {
      char next = text.charAt(at++);
      if (next == ';') {
        return new TypeUse("L" + name + ";", arguments);
      }
      if (next == '<') {
        arguments = arguments();
      } else if (next == '.') {
        name.append('$');
        arguments = new ArrayList<>();
      } else {
        name.append(next);
      }
    }
  }

  private List<TypeUse> arguments() {
    List<TypeUse> arguments = new ArrayList<>();
    while (text.charAt(at) != '>') {
      char first = text.charAt(at);
      if (first == '*') {
        at++;
        arguments.add(TypeUse.OBJECT);
      } else {
        at += first == '+' || first == '-' ? 1 : 0;
        arguments.add(type());
      }
    }
    at++;
    return arguments;
  }

  private String until(char end) {
    String word = text.substring(at, text.indexOf(end, at));
    at += word.length() + 1;
    return word;
  }
}
