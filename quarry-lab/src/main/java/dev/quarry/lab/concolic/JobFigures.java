package dev.quarry.lab.concolic;

/**
 * Two jobs against one on the same exploration.
 *
 * @param name the method
 * @param solver which links of the solver took part
 * @param paths it has
 * @param one paths per second with one job
 * @param two paths per second with two
 */
public record JobFigures(String name, SolverSetting solver, int paths, double one, double two) {
  public double ratio() {
    return two / one;
  }
}
