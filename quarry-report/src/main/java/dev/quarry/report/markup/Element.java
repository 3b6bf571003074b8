package dev.quarry.report.markup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * An element with its attributes and what is in it. Names come from code and are checked; values
 * and texts come from anywhere and are escaped. Nothing leads to other hosts, and no attribute is a
 * script.
 */
public final class Element implements Markup {
  private static final Pattern NAME = Pattern.compile("[a-z][a-zA-Z0-9-]*");
  private static final Set<String> VOID = Set.of("meta", "link", "input", "br", "hr", "img");
  private static final Set<String> LINKS = Set.of("href", "src");
  private static final Set<String> RAW = Set.of("script", "style");

  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<Markup> children = new ArrayList<>();

  private Element(String name) {
    this.name = checked(name);
  }

  /** An empty element. */
  public static Element of(String name) {
    return new Element(name);
  }

  /** An element with a text. */
  public static Element of(String name, String text) {
    return new Element(name).add(text);
  }

  /** A link to another page of the report, or within the page. */
  public static Element link(String target, String text) {
    return of("a", text).with("href", target);
  }

  private static String checked(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("`" + name + "` is no name in HTML.");
    }
    return name;
  }

  /** The same element with an attribute. */
  public Element with(String attribute, String value) {
    if (attribute.startsWith("on") || attribute.equals("style")) {
      throw new IllegalArgumentException("Pages have no `" + attribute + "`.");
    }
    if (LINKS.contains(attribute) && (value.contains(":") || value.startsWith("//"))) {
      throw new IllegalArgumentException("`" + value + "` leads out of the report.");
    }
    attributes.put(checked(attribute), value);
    return this;
  }

  /** The same element with an attribute that is a number. */
  public Element with(String attribute, long value) {
    return with(attribute, Long.toString(value));
  }

  /** The same element with an attribute that says something by being there. */
  public Element with(String attribute) {
    return with(attribute, "");
  }

  /** The same element in one class more. */
  public Element in(String type) {
    attributes.merge("class", type, (some, more) -> some + " " + more);
    return this;
  }

  /** The same element with more in it. */
  public Element add(Markup... more) {
    if (RAW.contains(name) || VOID.contains(name)) {
      throw new IllegalArgumentException("There is nothing in <" + name + ">.");
    }
    children.addAll(List.of(more));
    return this;
  }

  /** The same element with more in it. */
  public Element add(List<? extends Markup> more) {
    return add(more.toArray(Markup[]::new));
  }

  /** The same element with a text at its end. */
  public Element add(String text) {
    return add(new Text(text));
  }

  @Override
  public void write(StringBuilder out) {
    out.append('<').append(name);
    attributes.forEach(
        (attribute, value) -> {
          out.append(' ').append(attribute).append("=\"");
          Text.escape(value, out);
          out.append('"');
        });
    out.append('>');
    if (!VOID.contains(name)) {
      children.forEach(child -> child.write(out));
      out.append("</").append(name).append('>');
    }
  }
}
