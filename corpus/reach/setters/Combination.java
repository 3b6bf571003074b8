package setters;

/** A lock with three wheels. */
public final class Combination {
  private int first;
  private int second;

  public void setFirst(int first) {
    this.first = first % 10;
  }

  public void setSecond(int second) {
    this.second = second % 10;
  }

  public int open() {
    if (first == 4 && second == 9) {
      return 1; // reach: yes
    }
    return first == second && first != second ? 2 : 3; // reach: true no
  }
}
