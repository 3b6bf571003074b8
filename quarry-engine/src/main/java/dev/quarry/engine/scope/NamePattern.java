package dev.quarry.engine.scope;

import dev.quarry.program.MethodId;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A pattern over methods: {@code com.acme.*}, {@code com.acme.Foo#get*}, {@code *#toString}, {@code
 * *#set*(int)}. A star stands for any characters, a question mark for one. Without {@code #} it is
 * about the class alone, without parentheses about all methods of the name.
 */
public final class NamePattern {
  private final Pattern pattern;
  private final boolean withMethod;
  private final boolean withParameters;

  private NamePattern(String text) {
    this.pattern = glob(text);
    this.withMethod = text.indexOf('#') >= 0;
    this.withParameters = text.indexOf('(') >= 0;
  }

  /**
   * @throws IllegalArgumentException if it can't match anything, with a sentence
   */
  public static NamePattern parse(String text) {
    boolean parenthesesFit =
        text.indexOf('(') < 0 || (text.indexOf('#') >= 0 && text.endsWith(")"));
    if (text.isBlank()
        || text.indexOf(' ') >= 0
        || text.indexOf('#') != text.lastIndexOf('#')
        || text.endsWith("#")
        || !parenthesesFit) {
      throw new IllegalArgumentException(
          "`%s` is no pattern; write it like `com.acme.*`, `com.acme.Foo#get*` or `*#set*(int)`."
              .formatted(text));
    }
    return new NamePattern(text);
  }

  public static List<NamePattern> parse(List<String> texts) {
    return texts.stream().map(NamePattern::parse).toList();
  }

  public boolean matches(MethodId method) {
    if (!withMethod) {
      return matchesClass(method.owner());
    }
    String name = method.owner() + "#" + method.name();
    return pattern.matcher(withParameters ? name + method.parameters() : name).matches();
  }

  boolean matchesClass(String binaryName) {
    return pattern.matcher(binaryName).matches();
  }

  private static Pattern glob(String text) {
    StringBuilder regex = new StringBuilder();
    for (char c : text.toCharArray()) {
      regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
    }
    return Pattern.compile(regex.toString());
  }
}
