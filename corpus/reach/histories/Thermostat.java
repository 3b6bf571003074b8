package histories;

/** Goes on after three cold readings in a row. */
public final class Thermostat {
  private int cold;

  public void read(int degrees) {
    cold = degrees < 18 ? cold + 1 : 0;
  }

  public boolean isHeating() {
    if (cold >= 3) {
      return true; // reach: yes
    }
    return false;
  }
}
