package deep;

// check: violated, 3 events
// behaviour closed of deep.Auction { formula always (return bid(amount) [result] -> not once (return close [result] and once return start [result])) }

/** After the end a bid of twice the reserve still counts. */
public class Auction {
  private int reserve;
  private boolean isClosed;

  public boolean start(int price) {
    if (reserve == 0 && price > 500 && price < 600) {
      reserve = price;
      return true;
    }
    return false;
  }

  public boolean close(int hammer) {
    if (reserve > 0 && hammer == 3) {
      isClosed = true;
      return true;
    }
    return false;
  }

  public boolean bid(int amount) {
    if (reserve == 0) {
      return false;
    }
    return isClosed ? amount == 2 * reserve + 1 : amount > reserve;
  }

  public int watch(int a, int b) {
    return a == b ? 0 : a > b ? (a > 100 ? 1 : 2) : (b > 100 ? 3 : 4);
  }
}
