package dev.quarry.search.tree;

import dev.quarry.search.tree.Way.State;
import java.util.ArrayDeque;
import java.util.Optional;

/**
 * Changes the state of ways, and keeps the figures, the searcher and the forgetting of finished
 * subtrees in step with it. Not for use without the tree's lock.
 */
final class WayTable {
  final Tallies tallies = new Tallies();
  private final Searcher searcher;

  /** Open ways that a lost worker had; the searcher has handed them out already. */
  private final ArrayDeque<Way> givenBack = new ArrayDeque<>();

  WayTable(Searcher searcher) {
    this.searcher = searcher;
  }

  /** A new way that is open. */
  void open(Way way) {
    begin(way, State.OPEN, "");
    way.node().unfinished++;
    searcher.opened(way);
  }

  /** A new way that the run who found it took. */
  void enter(Way way) {
    begin(way, State.VISITED, "");
    way.node().unfinished++;
  }

  /** A new way that needs no exploration. */
  void dismiss(Way way, State state, String reason) {
    begin(way, state, reason);
    way.finished = true;
  }

  private void begin(Way way, State state, String reason) {
    way.become(state, reason);
    tallies.enter(state, reason);
  }

  /** The next way to try, which is in flight from now on. */
  Optional<Way> take() {
    Optional<Way> next = nextGivenBack().or(searcher::next);
    next.ifPresent(way -> change(way, State.IN_FLIGHT, ""));
    return next;
  }

  private Optional<Way> nextGivenBack() {
    while (!givenBack.isEmpty()) {
      Way way = givenBack.remove();
      if (way.isOpen()) {
        return Optional.of(way);
      }
    }
    return Optional.empty();
  }

  /** A way in flight is open again. */
  void giveBack(Way way) {
    if (way.state() == State.IN_FLIGHT) {
      change(way, State.OPEN, "");
      givenBack.add(way);
    }
  }

  /** A run takes a way that was known, whatever was thought of it. */
  void visit(Way way) {
    boolean wasOpen = way.isOpen();
    change(way, State.VISITED, "");
    if (wasOpen) {
      searcher.closed(way);
    }
    if (way.finished) {
      way.finished = false;
      way.node().unfinished++;
    }
  }

  /** A way nobody took is not to be tried any more. */
  void settle(Way way, State state, String reason) {
    boolean wasOpen = way.isOpen();
    if (!wasOpen && way.state() != State.IN_FLIGHT) {
      return;
    }
    change(way, state, reason);
    if (wasOpen) {
      searcher.closed(way);
    }
    if (state != State.UNDECIDED) {
      finish(way);
    }
  }

  private void change(Way way, State state, String reason) {
    tallies.leave(way.state(), way.reason());
    way.become(state, reason);
    tallies.enter(state, reason);
  }

  /** Nothing is left to explore behind a place: forgets it, and what is finished with it above. */
  void finish(TreePlace finished) {
    TreePlace place = finished;
    while (!place.finished) {
      place.finished = true;
      if (!(place instanceof Way way)) {
        return;
      }
      Node node = way.node();
      node.unfinished--;
      if (node.unfinished > 0) {
        return;
      }
      place = node.from;
      place.children.remove(node);
      if (!place.children.isEmpty()) {
        return;
      }
    }
  }
}
