package dev.quarry.program.hierarchy;

import org.objectweb.asm.Handle;

/** Who links an {@code invokedynamic}: the factories of the JDK by name, or somebody else. */
public enum Bootstrap {
  /** Lambdas and method references. */
  LAMBDA("java/lang/invoke/LambdaMetafactory"),
  /** The {@code +} of strings. */
  STRING_CONCAT("java/lang/invoke/StringConcatFactory"),
  /** {@code equals}, {@code hashCode} and {@code toString} of records. */
  RECORD_METHOD("java/lang/runtime/ObjectMethods"),
  /** Switches over patterns and enums. */
  SWITCH("java/lang/runtime/SwitchBootstraps"),
  /** Another language's, or a constant's. */
  OTHER("");

  private final String factory;

  Bootstrap(String factory) {
    this.factory = factory;
  }

  public static Bootstrap of(Handle method) {
    for (Bootstrap bootstrap : values()) {
      if (bootstrap.factory.equals(method.getOwner())) {
        return bootstrap;
      }
    }
    return OTHER;
  }
}
