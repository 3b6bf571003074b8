package dev.quarry.report.markup;

import java.util.List;

/**
 * Parts one after the other; none of them is a part of nothing.
 *
 * @param parts in their order
 */
public record Fragment(List<Markup> parts) implements Markup {
  /** Nothing. */
  public static final Fragment NONE = new Fragment(List.of());

  public Fragment {
    parts = List.copyOf(parts);
  }

  /** Parts one after the other. */
  public static Fragment of(Markup... parts) {
    return new Fragment(List.of(parts));
  }

  @Override
  public void write(StringBuilder out) {
    parts.forEach(part -> part.write(out));
  }
}
