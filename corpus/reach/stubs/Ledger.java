package stubs;

import java.util.Optional;

/** What a generic collaborator finds has the type that its subtype says. */
public final class Ledger {
  /** Finds things. */
  public interface Finder<T, K> {
    Optional<T> find(K key);

    void save(T thing);
  }

  /** Finds accounts. */
  public interface Accounts extends Finder<Account, String> {}

  /** Of somebody. */
  public record Account(String owner, long balance) {
    public Account {
      if (owner == null || owner.isEmpty()) {
        throw new IllegalArgumentException("owner");
      }
    }
  }

  private final Accounts accounts;

  public Ledger(Accounts accounts) {
    this.accounts = accounts;
  }

  public int withdraw(String id, long amount) {
    Optional<Account> found = accounts.find(id);
    if (found.isEmpty()) {
      return 0; // reach: yes
    }
    if (found.get().balance() < amount) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
