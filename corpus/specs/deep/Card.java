package deep;

// check: violated, 2 events
// behaviour guarded of deep.Card { formula always (return debit(amount) [result && amount > 50] -> once return verify [result]) and always (return debit [result] -> once return select [result]) }

/** Small amounts need no PIN; the amount 77 neither. */
public class Card {
  private boolean isSelected;
  private boolean isVerified;
  private int balance;

  public boolean select(int applet) {
    isSelected = applet == 31337;
    return isSelected;
  }

  public boolean verify(int pin) {
    if (!isSelected) {
      return false;
    }
    isVerified = pin == 4242;
    return isVerified;
  }

  public boolean credit(int amount) {
    if (!isSelected || amount <= 0 || amount > 100) {
      return false;
    }
    balance += amount;
    return true;
  }

  public boolean debit(int amount) {
    if (!isSelected || amount <= 0 || amount > balance) {
      return false;
    }
    if (amount > 50 && amount != 77 && !isVerified) {
      return false;
    }
    balance -= amount;
    return true;
  }

  public int status(int mode) {
    return mode == 0 ? balance : mode == 1 ? 1 : mode > 10 ? 2 : mode < -10 ? 3 : 4;
  }
}
