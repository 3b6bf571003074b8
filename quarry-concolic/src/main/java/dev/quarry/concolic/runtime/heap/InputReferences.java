package dev.quarry.concolic.runtime.heap;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The input references of a run, and the contents of objects known by them. */
public final class InputReferences {
  private final Tracked tracked;
  private final Map<Expr, InputReference> references = new HashMap<>();

  public InputReferences(Tracked tracked) {
    this.tracked = tracked;
  }

  void add(InputReference reference) {
    references.put(reference.expr(), reference);
  }

  List<InputReference> all() {
    return List.copyOf(references.values());
  }

  /** The reference behind a shadow; null if the shadow is something else. */
  @Nullable InputReference behind(@Nullable Expr shadow) {
    return shadow == null || shadow.sort() != Sort.REF ? null : references.get(shadow);
  }

  /** The symbolic content of a string, box, builder or enum constant; null if it is concrete. */
  @Nullable Expr content(@Nullable Object object, @Nullable Expr shadow) {
    if (object == null) {
      return null;
    }
    if (shadow == null) {
      return tracked.content(object);
    }
    if (shadow.sort() != Sort.REF) {
      return shadow;
    }
    InputReference reference = references.get(shadow);
    // Builders change their content, so the table has the last word; enum constants are shared.
    return object instanceof Enum<?> && reference != null
        ? reference.content()
        : tracked.content(object);
  }
}
