package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.TestCall;

/** A call and what is expected of it: one test. */
public record TestCase(TestCall call, Expectation expectation) {}
