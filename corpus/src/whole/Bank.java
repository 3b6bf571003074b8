package whole;

import java.util.LinkedHashMap;
import java.util.Map;

/** A small bank: several classes working together. */
final class Bank {
  static final class InsufficientFunds extends Exception {
    final int missing;

    InsufficientFunds(int missing) {
      this.missing = missing;
    }
  }

  static final class Account {
    private int balance;

    void deposit(int amount) {
      if (amount <= 0) {
        throw new IllegalArgumentException("amount");
      }
      balance += amount;
    }

    void withdraw(int amount) throws InsufficientFunds {
      if (amount > balance) {
        throw new InsufficientFunds(amount - balance);
      }
      balance -= amount;
    }
  }

  private final Map<String, Account> accounts = new LinkedHashMap<>();

  Account open(String name) {
    Account account = new Account();
    accounts.put(name, account);
    return account;
  }

  void transfer(String from, String to, int amount) throws InsufficientFunds {
    accounts.get(from).withdraw(amount);
    accounts.get(to).deposit(amount);
  }

  // explore: exhausted
  // returns: "broke", "done", "nearly"
  // throws: IllegalArgumentException
  static String transfer(int start, int amount) {
    Bank bank = new Bank();
    bank.open("a").deposit(start);
    bank.open("b");
    try {
      bank.transfer("a", "b", amount);
      return "done";
    } catch (InsufficientFunds e) {
      return e.missing == 1 ? "nearly" : "broke";
    }
  }

  /** A deposit can overflow the balance. */
  // explore: exhausted
  // returns: "fine"
  // throws: IllegalArgumentException, IllegalStateException
  static String overflow(int a, int b) {
    Account account = new Account();
    account.deposit(a);
    account.deposit(b);
    if (account.balance < 0) {
      throw new IllegalStateException("overflow");
    }
    return "fine";
  }
}
