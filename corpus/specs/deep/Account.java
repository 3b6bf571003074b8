package deep;

// check: violated, 3 events
// behaviour frozen of deep.Account { automaton open { return freeze [result] -> frozen, return freeze -> open, return pay -> open, return note -> open, return thaw -> open } frozen { return thaw [result] -> open, return thaw -> frozen, return pay [!result] -> frozen, return freeze -> frozen, return note -> frozen } }

/** Frozen accounts pay what was noted twice as a due. */
public class Account {
  private boolean isFrozen;
  private int due;

  public boolean freeze(int reason) {
    if (reason > 400 && reason < 410) {
      isFrozen = true;
      return true;
    }
    return false;
  }

  public boolean thaw(int code) {
    if (code == 5150) {
      isFrozen = false;
      return true;
    }
    return false;
  }

  public void note(int amount) {
    due = amount > 1000 ? amount : 0;
  }

  public boolean pay(int amount) {
    if (amount <= 0) {
      return false;
    }
    return !isFrozen || amount == due * 2;
  }
}
