package types;

/** A method may be called on an object of a subclass. */
public class ReceiverOfSubclass {
  public int run(int x) {
    return step(x) == 7 ? 1 : 0; // reach: true yes
  }
  int step(int x) {
    return 0;
  }
  public static final class Other extends ReceiverOfSubclass {
    @Override
    int step(int x) {
      return x + 1; // reach: yes
    }
  }
}
