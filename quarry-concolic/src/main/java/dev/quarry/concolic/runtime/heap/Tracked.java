package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of objects that can't carry them, by identity: the contents of strings, boxes and
 * builders that went through code that is not rewritten, the elements of arrays, what readers read
 * and matchers match.
 */
public final class Tracked {
  private final IdentityTable<Expr> contents = new IdentityTable<>();
  private final IdentityTable<Boolean> made = new IdentityTable<>();
  private final IdentityTable<Boolean> used = new IdentityTable<>();
  private final IdentityTable<MatcherShadow> matchers = new IdentityTable<>();
  private final IdentityTable<ArrayShadow> arrays = new IdentityTable<>();
  private final IdentityTable<ReaderShadow> readers = new IdentityTable<>();

  /** The content of a string, box or builder; null if it is concrete. */
  public @Nullable Expr content(@Nullable Object object) {
    return object == null ? null : contents.get(object);
  }

  /** Gives an object that nobody else shares a symbolic content. */
  public void track(Object object, Expr content) {
    RunState.objects++;
    contents.put(object, content);
  }

  /** Says that an object was made by the program just now, so that it is no other. */
  public void made(Object object) {
    made.put(object, true);
  }

  /** Whether an object is surely no other that is equal to it. */
  boolean isMade(Object object) {
    return made.get(object) != null;
  }

  /** The content is concrete from now on. */
  public void forget(Object object) {
    contents.put(object, null);
  }

  /** Whether an object with state is used for the first time since it is tracked. */
  public boolean isFirstUse(Object object) {
    if (used.get(object) != null) {
      return false;
    }
    used.put(object, true);
    return true;
  }

  /** What a matcher of a symbolic text matched; null if its text is concrete. */
  public @Nullable MatcherShadow matcher(Object matcher) {
    return matchers.get(matcher);
  }

  public void track(Object matcher, MatcherShadow shadow) {
    matchers.put(matcher, shadow);
  }

  /** What a reader reads; null if that is concrete. */
  public @Nullable ReaderShadow reader(Object reader) {
    return readers.get(reader);
  }

  public void track(Object reader, ReaderShadow shadow) {
    RunState.objects++;
    readers.put(reader, shadow);
  }

  void forgetReader(Object reader) {
    readers.put(reader, null);
  }

  public @Nullable ArrayShadow array(Object array) {
    return arrays.get(array);
  }

  /** The shadow of an array; if it has none, it gets one that knows nothing but its values. */
  public ArrayShadow arrayOrNew(Object array) {
    ArrayShadow shadow = array(array);
    if (shadow == null) {
      shadow = new ArrayShadow(array, null, null);
      track(array, shadow);
    }
    return shadow;
  }

  public void track(Object array, ArrayShadow shadow) {
    RunState.arrays++;
    arrays.put(array, shadow);
  }

  void forgetArray(Object array) {
    arrays.put(array, null);
  }
}
