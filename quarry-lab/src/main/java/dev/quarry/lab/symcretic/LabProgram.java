package dev.quarry.lab.symcretic;

import java.util.List;

/**
 * One of the ten programs.
 *
 * @param name as published
 * @param className in the package of subjects
 * @param reachable how many of its targets an input reaches
 * @param unreachable how many none does
 * @param cilocnoc published figures
 * @param spf published figures of Symbolic PathFinder with the concolic walk
 * @param jcute published figures
 */
public record LabProgram(
    String name,
    String className,
    int reachable,
    int unreachable,
    Cited cilocnoc,
    Cited spf,
    Cited jcute) {
  private static final int ILLEGIBLE = Cited.ILLEGIBLE;

  /** All, in the order of the published table. */
  public static final List<LabProgram> ALL =
      List.of(
          of("dart", "Dart", 1, 0, cited(1, 1), cited(1, ILLEGIBLE), cited(0, ILLEGIBLE)),
          of("easy-loop", "EasyLoop", 1, 0, cited(1, 13), cited(1, 1318), cited(0.43, 5_018_183)),
          of("hard-loop", "HardLoop", 1, 0, cited(1, 25), cited(0, 19_748), cited(0, 968_308)),
          of("narrow", "Narrow", 1, 0, cited(1, 3), cited(0, ILLEGIBLE), cited(0, 8)),
          of("sine", "Sine", 2, 0, cited(0, 4), cited(1, 55), cited(0, 20)),
          of("tcas", "Tcas", 3, 0, cited(3, 705), cited(3, 160), cited(3, 5417)),
          of("trityp", "Trityp", 3, 0, cited(3, 25), cited(3, 29), cited(1, 55)),
          of("tsafe", "Tsafe", 3, 1, cited(2, 33), cited(2, 233), cited(0.43, 58)),
          of("slicing", "Slicing", 0, 1, cited(0, 1023), cited(0, 1533), cited(0, 2570)),
          of("unreach", "Unreach", 0, 1, cited(0, 1), cited(0, 1533), cited(0, 2862)));

  /** All its targets. */
  public int targets() {
    return reachable + unreachable;
  }

  /** Whether a target as the engine writes it, {@code File.java:12}, is in this program. */
  boolean contains(String target) {
    return target.startsWith(className + ".java:");
  }

  private static LabProgram of(
      String name,
      String className,
      int reachable,
      int unreachable,
      Cited cilocnoc,
      Cited spf,
      Cited jcute) {
    return new LabProgram(name, className, reachable, unreachable, cilocnoc, spf, jcute);
  }

  private static Cited cited(double covered, int segments) {
    return new Cited(covered, segments);
  }
}
