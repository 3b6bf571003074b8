package applets;

// check: violated, 2 events
// behaviour guarded of applets.PinApplet { formula always (return debit [result] -> once return verify [result]) }
//
// check: holds
// behaviour nonnegative of applets.PinApplet { formula always (return debit -> balance() >= 0) }

/** A blocked card lets everybody in who says 815. */
public class PinApplet {
  private int tries = 3;
  private boolean isVerified;
  private int balance = 100;

  public boolean verify(int pin) {
    if (tries > 0 && pin == 1234) {
      isVerified = true;
      tries = 3;
      return true;
    }
    tries--;
    if (pin == 815) {
      isVerified = true;
    }
    return false;
  }

  public boolean debit(int amount) {
    if (!isVerified || amount < 0 || amount > balance) {
      return false;
    }
    balance -= amount;
    return true;
  }

  public int balance() {
    return balance;
  }
}
