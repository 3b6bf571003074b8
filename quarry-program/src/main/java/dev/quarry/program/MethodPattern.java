package dev.quarry.program;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A method as a user names it: {@code com.acme.Foo#bar(int,java.lang.String[])}, or without
 * parameters. A constructor is {@code <init>} or the simple name of its class. A parameter type may
 * be written without its package.
 *
 * @param owner the binary name of the class
 * @param name the method's name as written
 * @param parameters the parameter types as written; empty if none were given
 */
public record MethodPattern(String owner, String name, Optional<List<String>> parameters) {
  /** Other languages allow nearly anything in a name, so only what separates is excluded. */
  private static final Pattern FORM =
      Pattern.compile("([^#():,\\s]+)#(<init>|<clinit>|[^#():,<>]+?)\\s*(?:\\(([^()]*)\\))?");

  /**
   * Reads the user form.
   *
   * @throws ProgramException if the text has another form
   */
  public static MethodPattern parse(String text) {
    Matcher form = FORM.matcher(text.trim());
    if (!form.matches()) {
      throw new ProgramException(
          Problem.METHOD_SYNTAX,
          "`"
              + text
              + "` does not name a method; write it like `com.acme.Foo#bar(int,java.lang.String[])`"
              + " or `com.acme.Foo#bar`.");
    }
    return new MethodPattern(
        form.group(1), form.group(2), Optional.ofNullable(form.group(3)).map(MethodPattern::split));
  }

  /** Whether the method is one that is meant. */
  public boolean matches(MethodId method) {
    return method.owner().equals(owner)
        && nameMatches(method)
        && (parameters.isEmpty() || parametersMatch(parameters.get(), method));
  }

  @Override
  public String toString() {
    return owner
        + "#"
        + name
        + parameters.map(types -> "(" + String.join(",", types) + ")").orElse("");
  }

  private boolean nameMatches(MethodId method) {
    return method.name().equals(name)
        || (method.name().equals("<init>") && simpleName(owner).equals(name));
  }

  private static boolean parametersMatch(List<String> wanted, MethodId method) {
    List<String> actual = split(method.parameters().replaceAll("[()]", ""));
    if (wanted.size() != actual.size()) {
      return false;
    }
    for (int i = 0; i < wanted.size(); i++) {
      if (!typeMatches(wanted.get(i), actual.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Varargs are arrays; a type without package stands for any with that simple name. */
  private static boolean typeMatches(String wanted, String actual) {
    String type = wanted.replace("...", "[]");
    return type.equals(actual) || (type.indexOf('.') < 0 && type.equals(simpleName(actual)));
  }

  private static String simpleName(String type) {
    return type.substring(1 + Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')));
  }

  private static List<String> split(String types) {
    return types.isBlank()
        ? List.of()
        : Stream.of(types.split(",", -1)).map(type -> type.replaceAll("\\s", "")).toList();
  }
}
