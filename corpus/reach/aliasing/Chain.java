package aliasing;

/** A cycle of three links, found only if the references are put together so. */
public final class Chain {
  public static final class Link {
    Link next;
    int mark;
  }

  public static int cycle(Link first) {
    Link second = first.next;
    Link third = second.next;
    if (first == second || second == third || first == third) {
      return 0;
    }
    if (third.next == first) {
      third.mark = 5;
      first.mark = 6;
      if (third.mark != 5) {
        return 2; // reach: no
      }
      return 1; // reach: yes
    }
    return 0;
  }
}
