package dev.quarry.input;

import dev.quarry.input.InputPath.Aspect;
import java.util.HexFormat;

/**
 * Paths as text. Fields come behind a dot, elements in brackets, and everything else that is no
 * name of the program behind a {@code #}; characters that mean something here are escaped in names.
 */
final class PathText {
  private static final String ASKED = "any#";
  private static final String SPECIAL = "%.[]#{}~";
  private static final String KEY = "key";
  private static final String MAPPED = "mapped";
  private static final String RESULT = "call";

  private final String text;
  private int at;

  private PathText(String text) {
    this.text = text;
  }

  static String of(InputPath path) {
    StringBuilder text = new StringBuilder();
    write(path, text);
    return text.toString();
  }

  private static void write(InputPath path, StringBuilder out) {
    path.whole().ifPresent(whole -> write(whole, out));
    if (path instanceof InputPath.Parameter parameter) {
      out.append(escaped(parameter.name()));
    } else if (path instanceof InputPath.Asked asked) {
      out.append(ASKED).append(asked.number());
    } else if (path instanceof InputPath.Environment environment) {
      out.append('{').append(escaped(environment.place())).append('~');
      out.append(escaped(environment.call())).append('}');
    } else if (path instanceof InputPath.Field field) {
      out.append('.').append(escaped(field.name()));
    } else if (path instanceof InputPath.Element element) {
      out.append('[').append(element.index()).append(']');
    } else if (path instanceof InputPath.Key key) {
      out.append('#').append(KEY).append(key.index());
    } else if (path instanceof InputPath.Mapped mapped) {
      out.append('#').append(MAPPED).append(mapped.index());
    } else if (path instanceof InputPath.Result result) {
      out.append('#').append(RESULT).append(result.call());
    } else {
      out.append('#').append(((Aspect) path).kind().text());
    }
  }

  private static String escaped(String name) {
    StringBuilder escaped = null;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean isSpecial = SPECIAL.indexOf(c) >= 0;
      if (isSpecial && escaped == null) {
        escaped = new StringBuilder(name.substring(0, i));
      }
      if (escaped != null) {
        escaped.append(isSpecial ? "%" + HexFormat.of().toHexDigits((byte) c) : c);
      }
    }
    return escaped == null ? name : escaped.toString();
  }

  static InputPath parse(String text) {
    return new PathText(text).path();
  }

  private InputPath path() {
    InputPath path = root();
    while (at < text.length()) {
      path = part(path);
    }
    return path;
  }

  private InputPath root() {
    boolean isAsked =
        text.startsWith(ASKED)
            && text.length() > ASKED.length()
            && Character.isDigit(text.charAt(ASKED.length()));
    if (isAsked) {
      at = ASKED.length();
      return new InputPath.Asked(number());
    }
    if (text.startsWith("{")) {
      at = 1;
      String place = upTo('~');
      return new InputPath.Environment(upTo('}'), place);
    }
    return new InputPath.Parameter(name());
  }

  private InputPath part(InputPath of) {
    char begin = text.charAt(at);
    at++;
    if (begin == '.') {
      return of.field(name());
    }
    if (begin == '[') {
      InputPath element = of.element(number());
      if (at >= text.length() || text.charAt(at) != ']') {
        throw unreadable();
      }
      at++;
      return element;
    }
    if (begin != '#') {
      throw unreadable();
    }
    return afterHash(of);
  }

  private InputPath afterHash(InputPath of) {
    String word = word();
    boolean isNumbered = at < text.length() && Character.isDigit(text.charAt(at));
    if (isNumbered) {
      return switch (word) {
        case KEY -> of.key(number());
        case MAPPED -> of.mapped(number());
        case RESULT -> of.result(number());
        default -> throw unreadable();
      };
    }
    for (Aspect.Kind kind : Aspect.Kind.values()) {
      if (kind.text().equals(word)) {
        return of.aspect(kind);
      }
    }
    throw unreadable();
  }

  private String word() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
      at++;
    }
    return text.substring(start, at);
  }

  private int number() {
    int start = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    try {
      return Integer.parseInt(text.substring(start, at));
    } catch (NumberFormatException e) {
      throw unreadable();
    }
  }

  private String upTo(char end) {
    String name = name();
    if (at >= text.length() || text.charAt(at) != end) {
      throw unreadable();
    }
    at++;
    return name;
  }

  /** Up to the next character that means something. */
  private String name() {
    StringBuilder name = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '%' && at + 3 <= text.length()) {
        name.append((char) HexFormat.fromHexDigits(text, at + 1, at + 3));
        at += 3;
      } else if (SPECIAL.indexOf(c) >= 0) {
        break;
      } else {
        name.append(c);
        at++;
      }
    }
    return name.toString();
  }

  private IllegalArgumentException unreadable() {
    return new IllegalArgumentException("No input is called " + text + ".");
  }
}
