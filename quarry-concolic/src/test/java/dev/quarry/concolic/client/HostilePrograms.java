package dev.quarry.concolic.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Programs that try to reach outside, read from a resource: the code of each after a heading {@code
 * ## expectation: name}, members that they share after {@code ### members}.
 *
 * @param attempts the programs
 * @param members what they share
 */
record HostilePrograms(List<Attempt> attempts, String members) {
  private static final String HEADING = "## ";
  private static final String MEMBERS = "### members";

  /**
   * One program.
   *
   * @param expectation the permission that its refusal names, or {@link #CONTAINED}
   * @param name for people
   * @param code the body of a method
   */
  record Attempt(String expectation, String name, String code) {
    /** Nothing may come of it; how it ends does not matter. */
    static final String CONTAINED = "contained";
  }

  /** Those of one resource. */
  static HostilePrograms read(String resource) throws IOException {
    try (InputStream in = HostilePrograms.class.getResourceAsStream("/hostile/" + resource)) {
      if (in == null) {
        throw new IOException("There is no resource " + resource + ".");
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static HostilePrograms parse(String text) {
    List<Attempt> attempts = new ArrayList<>();
    int end = text.indexOf(MEMBERS);
    String programs = end < 0 ? text : text.substring(0, end);
    String[] parts = programs.split("(?m)^" + HEADING);
    for (int i = 1; i < parts.length; i++) {
      int line = parts[i].indexOf('\n');
      String[] heading = parts[i].substring(0, line).split(": ", 2);
      attempts.add(new Attempt(heading[0], heading[1], parts[i].substring(line + 1)));
    }
    return new HostilePrograms(attempts, end < 0 ? "" : text.substring(end + MEMBERS.length()));
  }

  /** The members of a class whose {@code run(int)} runs the program of that number. */
  String source(String constants) {
    StringBuilder source = new StringBuilder(constants).append(members);
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < attempts.size(); i++) {
      // Always true, but no compiler knows that what follows is not reached.
      source
          .append("static int m%d(int n) throws Throwable { if (n > 0) {\n".formatted(i))
          .append(attempts.get(i).code())
          .append("} return n; }\n");
      cases.append("case %d: return m%d(n);\n".formatted(i + 1, i));
    }
    return source
        .append("public static int run(int n) throws Throwable { switch (n) {\n")
        .append(cases)
        .append("default: return -1; } }\n")
        .toString();
  }
}
