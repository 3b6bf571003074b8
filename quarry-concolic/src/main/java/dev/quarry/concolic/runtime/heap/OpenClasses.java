package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Carriers;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.types.JdkClasses;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides of which class an input object is before code of the JDK asks it something: such a call,
 * of {@code equals} or {@code toString} say, can't be decided where it is made.
 */
public final class OpenClasses {
  /** What the JDK wants to know. */
  public enum Question {
    /** Whether objects are equal, and what their hash codes are. */
    EQUALITY {
      @Override
      List<Class<?>> alike(List<Class<?>> classes, Class<?> type) {
        if (!isOfProgramOnly(type)) {
          return List.of(type);
        }
        List<Class<?>> alike = new ArrayList<>();
        for (Class<?> other : classes) {
          if (isOfProgramOnly(other) && isSame(other, type)) {
            alike.add(other);
          }
        }
        return alike;
      }
    },
    /** A text, say, which may have the name of the class. */
    ANYTHING {
      @Override
      List<Class<?>> alike(List<Class<?>> classes, Class<?> type) {
        return List.of(type);
      }
    };

    /** Those of the classes that answer as one of them does. */
    abstract List<Class<?>> alike(List<Class<?>> classes, Class<?> type);

    private static boolean isSame(Class<?> other, Class<?> type) {
      return Selection.of(other, "equals", EQUALS) == Selection.of(type, "equals", EQUALS)
          && Selection.of(other, "hashCode", HASH) == Selection.of(type, "hashCode", HASH);
    }

    /** Whether the JDK knows nothing of a class but that it is one of objects. */
    private static boolean isOfProgramOnly(Class<?> type) {
      if (type == Object.class) {
        return true;
      }
      return !JdkClasses.contains(type)
          && Arrays.stream(type.getInterfaces()).allMatch(Question::isOfProgramOnly)
          && (type.isInterface() || isOfProgramOnly(type.getSuperclass()));
    }
  }

  private static final String EQUALS = "(Ljava/lang/Object;)Z";
  private static final String HASH = "()I";

  /** Collections in collections are looked into as deep as this. */
  private static final int DEPTH = 3;

  private final Trace trace;
  private final InputObjects objects;

  public OpenClasses(Trace trace, InputObjects objects) {
    this.trace = trace;
    this.objects = objects;
  }

  /** The arguments of a call go to the JDK. */
  public void leave(int site, @Nullable Object[] args) {
    if (RunState.openTypes == 0) {
      return;
    }
    SiteInfo info = Sites.info(site);
    CallInfo call = info.call();
    boolean isLooking = !info.carries() && !Carriers.isOutput(call);
    if (isLooking || Carriers.looksInside(call) || isStream(call)) {
      Question question = info.isCallOf("equals") ? Question.EQUALITY : Question.ANYTHING;
      int first = call.isVirtual() ? 1 : 0;
      if (first == 1 && args[0] != null) {
        decideWithin(site, args[0], question, DEPTH);
      }
      for (int i = first; i < args.length; i++) {
        decide(site, args[i], question, DEPTH);
      }
    }
  }

  /** What a stream does with its elements later is not seen. */
  private static boolean isStream(CallInfo call) {
    return call.name().equals("stream") || call.name().equals("parallelStream");
  }

  /** The JDK asks an object something. */
  public void decide(int site, @Nullable Object value, Question question) {
    if (RunState.openTypes != 0) {
      decide(site, value, question, DEPTH);
    }
  }

  private void decide(int site, @Nullable Object value, Question question, int depth) {
    if (value == null) {
      return;
    }
    InputObject object = objects.known(value);
    if (object == null || !object.isOpen()) {
      decideWithin(site, value, question, depth - 1);
      return;
    }
    Class<?> type = value.getClass();
    List<Class<?>> alike = question.alike(object.classes(), type);
    if (alike.size() < object.classes().size()) {
      Expr isAlike = object.isOneOf(trace.factory(), type.getName(), alike);
      object.narrow(alike);
      trace.decide(site, Site.Kind.DISPATCH, object.number() + 1, 1, isAlike);
    }
  }

  private void decideWithin(int site, Object value, Question question, int depth) {
    if (depth < 0) {
      return;
    }
    if (value instanceof Object[] array) {
      for (Object element : array) {
        decide(site, element, question, depth);
      }
    } else if (JdkClasses.contains(value.getClass())) {
      if (value instanceof Map<?, ?> map) {
        decideAll(site, map.keySet(), question, depth);
        decideAll(site, map.values(), question, depth);
      } else if (value instanceof Collection<?> collection) {
        decideAll(site, collection, question, depth);
      }
    }
  }

  private void decideAll(int site, Collection<?> elements, Question question, int depth) {
    for (Object element : elements) {
      decide(site, element, question, depth);
    }
  }
}
