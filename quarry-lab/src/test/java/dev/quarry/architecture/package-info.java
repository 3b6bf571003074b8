/**
 * Rules about the whole code base, checked on its class files. The module table is in {@link
 * dev.quarry.architecture.Layers}; the packages under {@code fixture} break the rules on purpose,
 * to show that each rule can fail.
 */
@NullMarked
package dev.quarry.architecture;

import org.jspecify.annotations.NullMarked;
