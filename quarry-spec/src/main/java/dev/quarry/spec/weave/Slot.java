package dev.quarry.spec.weave;

import org.objectweb.asm.Type;

/** A local variable. */
record Slot(int index, Type type) {}
