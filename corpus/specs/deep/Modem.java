package deep;

// check: violated, 4 events
// usage line of deep.Modem$Wire { automaton hung { lift -> lifted } lifted { dial(n) [n > 100] -> dialled, hang -> hung } dialled { send -> dialled, hang -> hung } }

/** Dials again while it is connected. */
public class Modem {
  static class Wire {
    public void lift() {}

    public void dial(int number) {}

    public void send(int x) {}

    public void hang() {}
  }

  private final Wire wire = new Wire();
  private int state;

  public void call(int number) {
    if (state == 0 && number > 100 && number < 1000) {
      wire.lift();
      wire.dial(number);
      state = 1;
    }
  }

  public void talk(int word) {
    if (state == 1) {
      wire.send(word);
      if (word == 5555) {
        state = 2;
      }
    }
  }

  public void command(int code) {
    if (state == 2 && code == 68) {
      wire.dial(911);
    } else if (state > 0 && code < 0) {
      wire.hang();
      state = 0;
    }
  }

  public int tune(int a, int b) {
    return a > 10 ? (b > 10 ? 1 : 2) : (b < -10 ? 3 : a < -10 ? 4 : 5);
  }
}
