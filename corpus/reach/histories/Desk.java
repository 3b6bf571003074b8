package histories;

import java.util.Optional;

/** What a collaborator returns has a past. */
public final class Desk {
  /** A claim that has to be opened before it is paid. */
  public static final class Claim {
    private boolean isOpen;
    private boolean isPaid;

    public void open() {
      isOpen = true;
    }

    public void pay() {
      if (!isOpen) {
        throw new IllegalStateException("closed");
      }
      isPaid = true;
    }

    public boolean isPaid() {
      return isPaid;
    }
  }

  /** Keeps them. */
  public interface Claims {
    Optional<Claim> find(int number);

    void save(Claim claim);
  }

  private final Claims claims;

  public Desk(Claims claims) {
    this.claims = claims;
  }

  public String ask(int number) {
    Optional<Claim> claim = claims.find(number);
    if (claim.isEmpty()) {
      return "unknown"; // reach: yes
    }
    if (claim.get().isPaid()) {
      return "settled"; // reach: yes
    }
    return "pending"; // reach: yes
  }
}
