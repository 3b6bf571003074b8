package types;

import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/** A collection is a list, a set, a queue or none of them. */
public final class CollectionKinds {
  public static int run(Collection<String> texts) {
    if (texts instanceof Set) {
      return 1; // reach: yes, undecided: sets are not made for collections
    }
    if (texts instanceof Queue) {
      return 2; // reach: yes, undecided: queues are not made for collections
    }
    if (texts instanceof List) {
      return 3; // reach: yes
    }
    return 0;
  }
}
