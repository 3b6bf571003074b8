package dev.quarry.lab.concolic;

import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreResult;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** Explores one method in a process of its own; prints a line of figures. */
final class ScaleMain {
  private static final double MEGABYTE = 1 << 20;

  private ScaleMain() {}

  /**
   * @param args the method
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    try (Session session = Session.open(SolverSetting.ALL_LINKS.options())) {
      ExploreResult result = new Explorer(session).explore(args[0], 1);
      double peak = peakMegabytes();
      System.gc();
      // Before the result is looked at, which keeps it alive.
      double live = liveMegabytes();
      System.out.println(
          String.join(
              " ",
              Integer.toString(result.paths().size()),
              Double.toString(Explorer.seconds(result.time())),
              Double.toString(peak),
              Double.toString(live)));
    }
  }

  private static double peakMegabytes() {
    double sum = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      sum += pool.getType() == MemoryType.HEAP ? pool.getPeakUsage().getUsed() : 0;
    }
    return sum / MEGABYTE;
  }

  private static double liveMegabytes() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE;
  }
}
