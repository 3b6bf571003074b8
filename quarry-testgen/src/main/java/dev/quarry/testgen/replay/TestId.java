package dev.quarry.testgen.replay;

/**
 * A test method, or a probe.
 *
 * @param className the binary name of its class
 * @param method its name
 */
public record TestId(String className, String method) {}
