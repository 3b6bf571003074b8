package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The arguments of a call and the classes of those that are contents of objects. */
final class ModelledArguments {
  private final List<@Nullable Expr> values;
  private final List<@Nullable String> classes;

  ModelledArguments(
      List<? extends @Nullable Expr> values, List<? extends @Nullable String> classes) {
    this.values = Collections.unmodifiableList(new ArrayList<>(values));
    this.classes = Collections.unmodifiableList(new ArrayList<>(classes));
  }

  int size() {
    return values.size();
  }

  /** An argument that is not null. */
  Expr get(int position) {
    return Objects.requireNonNull(values.get(position), "This argument can't be null.");
  }

  boolean isNull(int position) {
    return values.get(position) == null;
  }

  /** An argument, or null for null. */
  @Nullable Expr find(int position) {
    return values.get(position);
  }

  /** The internal name of the class of the object whose content an argument is. */
  String type(int position) {
    String type = classes.get(position);
    if (type == null) {
      throw new IllegalStateException("What the model says depends on classes: forClasses first.");
    }
    return type;
  }

  /** Whether both are contents of objects of one class. */
  boolean sameType(int first, int second) {
    return type(first).equals(type(second));
  }

  /** All arguments, none of which is null. */
  List<Expr> all() {
    List<Expr> all = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      all.add(get(i));
    }
    return all;
  }
}
