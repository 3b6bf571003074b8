package dev.quarry.testgen.confirm;

import java.nio.file.Path;

/**
 * A test in a file.
 *
 * @param file where it is
 * @param method its name
 */
public record WrittenTest(Path file, String method) {}
