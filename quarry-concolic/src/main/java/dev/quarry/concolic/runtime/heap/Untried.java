package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.types.Candidates;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known in a run of an input object whose type has classes that are not tried: which
 * questions were asked, and which of the tried classes would have answered as it did.
 */
final class Untried {
  private final Class<?> declared;

  /** The narrowest type that it was found to have. */
  private Class<?> bound;

  /** The tried classes that answer as it did so far. */
  private List<Class<?>> alike;

  /** Types that it was found not to have. */
  private final List<Class<?>> excluded = new ArrayList<>();

  /** The one method that was called on it; null if none was. */
  private @Nullable String question;

  Untried(Class<?> declared, List<Class<?>> tried) {
    this.declared = declared;
    this.bound = declared;
    this.alike = tried;
  }

  Class<?> declared() {
    return declared;
  }

  Class<?> bound() {
    return bound;
  }

  /**
   * Whether it was found not to be of some type, so that fewer of the tried classes are like it.
   */
  boolean isNarrowed() {
    return !excluded.isEmpty();
  }

  /**
   * It is asked whether it is of a type.
   *
   * @param answer what it says
   * @param hasOthers whether classes of the program are of the type but are not tried
   * @return whether a class that is not tried may say something that no tried one does
   */
  boolean isOther(Class<?> type, boolean answer, boolean hasOthers) {
    if (type.isAssignableFrom(bound)) {
      return false;
    }
    List<Class<?>> within = Candidates.within(alike, type);
    boolean isOther =
        within.isEmpty()
            ? excluded.stream().noneMatch(other -> other.isAssignableFrom(type))
                && mayBe(bound, type, hasOthers)
            : within.size() == alike.size();
    if (answer) {
      alike = within;
      bound = bound.isAssignableFrom(type) ? type : bound;
    } else {
      List<Class<?>> others = new ArrayList<>(alike);
      others.removeAll(within);
      alike = others;
      excluded.add(type);
    }
    return isOther;
  }

  /** Whether a class can be a subtype of both. */
  private static boolean mayBe(Class<?> bound, Class<?> type, boolean hasOthers) {
    if (bound.isArray() && type.isArray()) {
      return bound.isAssignableFrom(type)
          || mayBe(bound.getComponentType(), type.getComponentType(), hasOthers);
    }
    if (bound.isAssignableFrom(type)) {
      return Routines.isOfJdk(type) || hasOthers;
    }
    boolean areClasses = !bound.isInterface() && !type.isInterface();
    boolean isEnd = Modifier.isFinal(bound.getModifiers()) || Modifier.isFinal(type.getModifiers());
    return !areClasses && !isEnd && (Routines.isOfJdk(type) || hasOthers);
  }

  /**
   * A method is called on it of which tried classes have every answer.
   *
   * @return whether something else was asked before, so that they may not have both answers
   */
  boolean isSecond(String method) {
    boolean isSecond = isNarrowed() || (question != null && !question.equals(method));
    question = method;
    return isSecond;
  }
}
