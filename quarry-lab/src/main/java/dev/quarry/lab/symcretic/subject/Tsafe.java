package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/**
 * Whether two aircraft lose their separation: one flies straight, the other one turns along a
 * circle. Angles come in degrees, speeds and places in any unit. Three of the targets can be
 * reached; nothing leads to the fourth, which asks for a turn to both sides.
 */
public final class Tsafe {
  private static final double GRAVITY = 68443.0;
  private static final double SEPARATION = 5.0;
  private static final double FULL = 360.0;

  private Tsafe() {}

  public static double snapshot(
      double x, double y, double speed, double heading, double otherSpeed, double bank) {
    if (!(speed > 0 && speed < 1000)) {
      return -1;
    }
    if (!(otherSpeed > 0 && otherSpeed < 1000)) {
      return -2;
    }
    if (!(Math.abs(bank) < 80)) {
      return -3;
    }
    double distance = Math.sqrt(x * x + y * y);
    if (distance < SEPARATION) {
      return 0;
    }
    double angle = Math.toRadians(heading);
    if (bank == 0) {
      return straight(x, y, speed * Math.cos(angle) - otherSpeed, speed * Math.sin(angle));
    }
    return turning(x, y, speed, angle, otherSpeed, bank);
  }

  /** The smallest distance on straight ways. */
  private static double straight(double x, double y, double vx, double vy) {
    double square = vx * vx + vy * vy;
    if (square == 0) {
      return Math.sqrt(x * x + y * y);
    }
    double time = -(x * vx + y * vy) / square;
    if (time <= 0) {
      return Math.sqrt(x * x + y * y);
    }
    double nearX = x + vx * time;
    double nearY = y + vy * time;
    double near = Math.sqrt(nearX * nearX + nearY * nearY);
    if (near < SEPARATION) {
      Quarry.target();
    }
    return near;
  }

  /** The distance at the end of a turn. */
  private static double turning(
      double x, double y, double speed, double angle, double otherSpeed, double bank) {
    double radius = speed * speed / (GRAVITY * Math.tan(Math.toRadians(Math.abs(bank))));
    double turned = bank > 0 ? Math.sin(angle) : -Math.sin(angle);
    double endX = x + radius * turned - otherSpeed * radius * Math.abs(angle) / speed;
    double endY = y + radius * (1 - Math.cos(angle));
    double end = Math.sqrt(endX * endX + endY * endY);
    if (end < SEPARATION) {
      if (bank > 0) {
        Quarry.target();
        if (bank < 0) {
          Quarry.target();
        }
      }
    } else if (radius > SEPARATION && angle * 2 > Math.toRadians(FULL)) {
      Quarry.target();
    }
    return end;
  }
}
