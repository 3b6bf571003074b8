package histories;

/** The method that changes it stands above. */
public final class Inherited {
  /** Counts. */
  public static class Meter {
    protected int ticks;

    public void tick() {
      ticks += 10;
    }
  }

  /** Reads. */
  public static final class Gauge extends Meter {
    public boolean isWarm() {
      if (ticks == 50) {
        return true; // reach: yes
      }
      return false;
    }
  }

  private Inherited() {}
}
