package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;

/**
 * What became of an exception that runs have shown.
 *
 * @param entry the method under test
 * @param exception its class
 * @param place where it was thrown, as {@code File.java:12}
 * @param input the call as Java
 * @param paths how many paths of the entry end so
 * @param ending the row of the table
 * @param why the compiler's complaint, or what happened instead; may be ""
 */
public record StateReport(
    MethodId entry,
    String exception,
    String place,
    String input,
    int paths,
    StateEnding ending,
    String why) {}
