package dev.quarry.report.warning;

/**
 * A warning of another tool.
 *
 * @param tool its name
 * @param rule the name of its rule
 * @param message what it says
 * @param file the source file, with directories of its package or of a source tree before it; "" if
 *     it does not say
 * @param line in the file; 0 if it does not say
 */
public record Warning(String tool, String rule, String message, String file, int line) {
  public boolean hasPlace() {
    return !file.isEmpty() && line > 0;
  }

  /** As {@code Foo.java:12}, without directories. */
  public String place() {
    String name = file.substring(file.lastIndexOf('/') + 1);
    return hasPlace() ? name + ":" + line : name;
  }
}
