/**
 * The ten programs that symcretic execution was evaluated on (Dinges, Targeted Test Input
 * Generation, Table 4.1), written anew with the same purpose and about the same size. Targets are
 * calls of {@code Quarry.target()}. They use the JDK and that class only: the lab hands them to
 * workers as a class path of their own. Start with {@link dev.quarry.lab.symcretic.subject.Dart}.
 */
@NullMarked
package dev.quarry.lab.symcretic.subject;

import org.jspecify.annotations.NullMarked;
