package dev.quarry.concolic.runtime.environment;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;

/** A class loader that knows how its classes were before they were rewritten. */
public interface Originals {
  /** The modifiers of a field as the program's author wrote it. */
  int modifiers(Field field);

  /** The modifiers of a constructor as the program's author wrote it. */
  int modifiers(Constructor<?> constructor);
}
