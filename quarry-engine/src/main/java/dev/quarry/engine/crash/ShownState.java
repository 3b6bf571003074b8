package dev.quarry.engine.crash;

import dev.quarry.expr.Model;

/**
 * An exception that runs of a method have shown, and the simplest input that showed it. It can go
 * to another machine: {@link StateMaker} turns it into a call.
 *
 * @param driver that was run, its number in the method's plan
 * @param exception its class
 * @param place where it was thrown, as {@code File.java:12}
 * @param input of the driver
 * @param cause what it came of
 * @param paths how many paths of the method end like this
 */
record ShownState(
    int driver, String exception, String place, Model input, Cause cause, int paths) {}
