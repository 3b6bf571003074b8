package dev.quarry.lab.concolic;

import dev.quarry.program.ClassPath;
import java.io.IOException;
import java.time.Duration;

/** Measures kernels in a process of its own; prints a line of figures for each. */
final class KernelMain {
  private KernelMain() {}

  /**
   * @param args warm-up rounds, rounds, milliseconds of a round, work of a kernel
   */
  public static void main(String[] args) throws IOException {
    var effort =
        new Effort(
            Integer.parseInt(args[0]),
            Integer.parseInt(args[1]),
            Duration.ofMillis(Long.parseLong(args[2])),
            Integer.parseInt(args[3]),
            0,
            0);
    try (ClassPath classPath = ClassPath.of(LabClasses.place())) {
      var measurement = new KernelMeasurement(effort, classPath);
      for (String kernel : KernelMeasurement.KERNELS) {
        KernelFigures figures = measurement.measure(kernel);
        System.out.println(
            String.join(
                " ",
                kernel,
                Double.toString(figures.concrete().plain()),
                Double.toString(figures.concrete().measured()),
                Double.toString(figures.symbolic().plain()),
                Double.toString(figures.symbolic().measured()),
                Double.toString(figures.unseen().measured())));
      }
      System.err.println(measurement.kept());
    }
  }
}
