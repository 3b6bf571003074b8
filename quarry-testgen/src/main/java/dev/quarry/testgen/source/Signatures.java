package dev.quarry.testgen.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes generic signatures of class files (JVMS §4.7.9.1) apart. */
final class Signatures {
  private Signatures() {}

  /** The type parameters in front of a class or method signature, each with its bounds. */
  static Map<String, List<String>> parameters(String signature) {
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    if (!signature.startsWith("<")) {
      return parameters;
    }
    int at = 1;
    while (signature.charAt(at) != '>') {
      int colon = signature.indexOf(':', at);
      String name = signature.substring(at, colon);
      List<String> bounds = new ArrayList<>();
      at = colon;
      while (signature.charAt(at) == ':') {
        at++;
        if (signature.charAt(at) != ':') {
          int end = end(signature, at);
          bounds.add(signature.substring(at, end));
          at = end;
        }
      }
      parameters.put(name, bounds);
    }
    return parameters;
  }

  /** The parameter types of a method signature. */
  static List<String> arguments(String method) {
    return types(method, method.indexOf('(') + 1, ')');
  }

  /** The result type of a method signature. */
  static String result(String method) {
    int start = method.indexOf(')') + 1;
    return method.substring(start, end(method, start));
  }

  /** The type arguments of a class type, wildcards with their sign; none for a raw type. */
  static List<String> typeArguments(String type) {
    int open = type.indexOf('<');
    return open < 0 || !type.startsWith("L") ? List.of() : types(type, open + 1, '>');
  }

  /** A type argument without the sign of a wildcard; the one without bounds stays. */
  static String bound(String argument) {
    boolean isSigned = argument.startsWith("+") || argument.startsWith("-");
    return isSigned ? argument.substring(1) : argument;
  }

  /** The internal name of a class type's class. */
  static String erased(String type) {
    int end = type.indexOf('<') < 0 ? type.length() - 1 : type.indexOf('<');
    return type.substring(1, end);
  }

  /** Whether all of it can be written: neither type variables nor members of generic classes. */
  static boolean isClosed(String type) {
    return !type.contains(">.") && occurrences(type, 0) == 0;
  }

  /** How often a type variable occurs. */
  static int occurrences(String signature, String variable) {
    String wanted = "T" + variable + ";";
    int count = 0;
    int at = 0;
    while (at < signature.length()) {
      int next = step(signature, at);
      count += signature.startsWith(wanted, at) && next == at + wanted.length() ? 1 : 0;
      at = next;
    }
    return count;
  }

  private static int occurrences(String signature, int from) {
    int count = 0;
    for (int at = from; at < signature.length(); at = step(signature, at)) {
      count += signature.charAt(at) == 'T' ? 1 : 0;
    }
    return count;
  }

  /** From one token to the next: a class name up to its arguments, a variable, or one sign. */
  private static int step(String signature, int at) {
    char c = signature.charAt(at);
    if (c == 'T') {
      return signature.indexOf(';', at) + 1;
    }
    if (c != 'L') {
      return at + 1;
    }
    int end = at;
    while (";<".indexOf(signature.charAt(end)) < 0) {
      end++;
    }
    return end + 1;
  }

  private static List<String> types(String signature, int from, char close) {
    List<String> types = new ArrayList<>();
    int at = from;
    while (signature.charAt(at) != close) {
      int end = end(signature, at);
      types.add(signature.substring(at, end));
      at = end;
    }
    return types;
  }

  private static int end(String signature, int start) {
    return switch (signature.charAt(start)) {
      case '[', '+', '-' -> end(signature, start + 1);
      case 'T' -> signature.indexOf(';', start) + 1;
      case 'L' -> endOfClass(signature, start);
      default -> start + 1;
    };
  }

  private static int endOfClass(String signature, int start) {
    int depth = 0;
    int at = start;
    while (depth > 0 || signature.charAt(at) != ';') {
      depth += signature.charAt(at) == '<' ? 1 : signature.charAt(at) == '>' ? -1 : 0;
      at++;
    }
    return at + 1;
  }
}
