package dev.quarry.testgen.confirm;

/**
 * A class of the program with a mistake in it.
 *
 * @param number that no other has
 * @param className the binary name of the class
 * @param classFile what it would be compiled to
 */
public record Mutant(int number, String className, byte[] classFile) {
  /** The binary name under which the class file is found. */
  String file() {
    return "dev.quarry.mutant.M" + number;
  }
}
