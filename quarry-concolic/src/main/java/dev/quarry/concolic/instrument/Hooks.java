package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.hooks.RunStop;
import org.objectweb.asm.Type;

/** The names and types of what rewriting adds to classes. */
final class Hooks {
  static final String PREFIX = "$quarry$";

  /** What ends a run, for handlers to let through. */
  static final String RUN_STOP = Type.getInternalName(RunStop.class);

  /** The type of shadows, where expressions are not known. */
  static final String SHADOW = Type.getInternalName(Object.class);

  /** Its descriptor. */
  static final String E = Type.getDescriptor(Object.class);

  private Hooks() {}

  /** The name of the field that holds another field's shadow. */
  static String twin(String field) {
    return PREFIX + field;
  }
}
