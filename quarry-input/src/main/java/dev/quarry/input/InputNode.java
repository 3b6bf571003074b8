package dev.quarry.input;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One value of an {@link InputTree}. */
public sealed interface InputNode {
  /** On one line, as a person reads it. */
  default String text() {
    return NodeText.of(this);
  }

  /** A number, a truth value, a text or null; a string and a box are what is in them. */
  record Leaf(@Nullable Object value) implements InputNode {}

  /** A constant of an enum. */
  record Constant(int ordinal) implements InputNode {}

  /** An object that is there already. */
  record Same(String as) implements InputNode {}

  /** An object that the run never looked into. */
  record Unseen() implements InputNode {}

  /**
   * An array or a collection.
   *
   * @param elements the first of them
   */
  record Sequence(List<InputNode> elements, int length) implements InputNode {
    public Sequence {
      elements = List.copyOf(elements);
    }
  }

  /**
   * Any other object.
   *
   * @param type its class, if it was one of several
   * @param fields those that the run looked at
   * @param parts what else is known about it: whether an optional has a value, what calls of a
   *     function return
   */
  record Structure(
      Optional<String> type, Map<String, InputNode> fields, Map<String, InputNode> parts)
      implements InputNode {
    public Structure {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
      parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }
  }
}
