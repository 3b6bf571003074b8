package stubs;

/** A collaborator with several methods that nobody implements. */
public final class Mailbox {
  /** Where letters come from. */
  public interface Post {
    int letters(String owner);

    boolean isClosed();

    String first(String owner);
  }

  private final Post post;

  public Mailbox(Post post) {
    this.post = post;
  }

  public int look(String owner) {
    if (post.isClosed()) {
      return 0; // reach: yes
    }
    if (post.letters(owner) == 17 && "bill".equals(post.first(owner))) {
      return 1; // reach: yes
    }
    return 2;
  }
}
