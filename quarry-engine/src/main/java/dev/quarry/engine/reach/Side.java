package dev.quarry.engine.reach;

import dev.quarry.program.Branch;

/**
 * One side of a branch.
 *
 * @param branch which
 * @param text the same for people: {@code File.java:12 com.acme.Foo#bar(int) 34:1}
 */
public record Side(Branch branch, String text) {}
