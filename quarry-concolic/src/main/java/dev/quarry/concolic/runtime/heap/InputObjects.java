package dev.quarry.concolic.runtime.heap;

import org.jspecify.annotations.Nullable;

/** Which objects of a run came into it through input references. */
public final class InputObjects {
  private final IdentityTable<InputObject> objects = new IdentityTable<>();

  /** The input object that an object is; null if it came from elsewhere. */
  @Nullable InputObject known(@Nullable Object object) {
    return object == null ? null : objects.get(object);
  }

  void add(InputObject object) {
    objects.put(object.object(), object);
  }
}
