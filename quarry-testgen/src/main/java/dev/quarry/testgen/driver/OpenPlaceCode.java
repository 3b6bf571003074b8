package dev.quarry.testgen.driver;

import org.objectweb.asm.MethodVisitor;

/** How code comes by the values of open places. */
interface OpenPlaceCode {
  /** Leaves the value of a type, given by its descriptor, on the stack. */
  void load(MethodVisitor code, String name, String type);
}
