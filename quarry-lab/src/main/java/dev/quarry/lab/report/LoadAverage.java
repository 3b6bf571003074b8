package dev.quarry.lab.report;

import java.lang.management.ManagementFactory;

/** How busy the machine is: figures are worth little without it. */
public final class LoadAverage {
  private LoadAverage() {}

  /** How many threads have wanted a processor in the last minute; negative if nobody knows. */
  public static double now() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}
