/** Instructions against the JVM: {@code JvmInstructions} makes classes that execute one each. */
@NullMarked
package dev.quarry.models.bytecode;

import org.jspecify.annotations.NullMarked;
