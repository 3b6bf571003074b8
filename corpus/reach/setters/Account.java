package setters;

/** Fields that only methods change, in the right order. */
public final class Account {
  private boolean open;
  private int balance;

  public void open() {
    open = true;
  }

  public void deposit(int amount) {
    if (open && amount > 0) {
      balance += amount;
    }
  }

  public int state() {
    if (open && balance == 250) {
      return 1; // reach: yes
    }
    return 0;
  }
}
