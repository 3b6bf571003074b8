package aliasing;

/** A transfer to oneself must not make money. */
public final class TransferOfMoney {
  public static final class Account {
    int balance;
  }

  public static int transfer(Account from, Account to, int amount) {
    if (amount <= 0 || from.balance < amount) {
      return 0;
    }
    int before = from.balance;
    int left = from.balance - amount;
    int more = to.balance + amount;
    from.balance = left;
    to.balance = more;
    if (from.balance > before) {
      return 1; // reach: yes
    }
    if (from == to) {
      return 2; // reach: yes
    }
    return from.balance < 0 ? 3 : 4; // reach: true no
  }
}
