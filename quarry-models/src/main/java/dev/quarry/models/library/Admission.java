package dev.quarry.models.library;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** For objects of which classes a model holds. */
final class Admission {
  private Admission() {}

  /** Where every content fits the type of its parameter. */
  static Predicate<List<@Nullable String>> byTypes(LibraryMethod method, List<Passing> passing) {
    List<Type> types = method.argumentTypes();
    return classes -> {
      for (int i = 0; i < passing.size(); i++) {
        String actual = classes.get(i);
        if (actual != null && !ContentClasses.fits(types.get(i), actual)) {
          return false;
        }
      }
      return true;
    };
  }

  /** Where two contents are of one class. */
  static Predicate<List<@Nullable String>> sameClass() {
    return classes -> {
      String first = classes.get(0);
      return first == null || first.equals(classes.get(1));
    };
  }

  /** Where two contents, not of enums, are of one class. */
  static Predicate<List<@Nullable String>> sameContent() {
    return sameClass()
        .and(
            classes -> {
              String first = classes.get(0);
              return first == null || ContentClasses.isContent(first);
            });
  }
}
