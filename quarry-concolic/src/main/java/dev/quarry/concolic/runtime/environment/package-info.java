/**
 * What stands for the machine and the moment: substituted methods of the JDK ({@code Environment}),
 * and what one run knows of them.
 */
@NullMarked
package dev.quarry.concolic.runtime.environment;

import org.jspecify.annotations.NullMarked;
