package dev.quarry.engine.reach;

import dev.quarry.concolic.Cause;
import dev.quarry.concolic.Ending;
import dev.quarry.engine.backward.Subject;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.CallSite;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An exception that leaves an entry, and the calls of the program that its stack trace begins with.
 *
 * @param exception the binary name of its class
 * @param passages innermost first, not empty
 * @param cause what must be among its causes
 */
public record CallString(String exception, List<Passage> passages, Optional<CallString> cause) {
  public CallString {
    passages = List.copyOf(passages);
  }

  /** Whether a run ended with it, and its causes are among those of the run's exception. */
  boolean isSeenIn(Ending ending) {
    return isEndOf(ending) && cause.map(first -> first.isAmong(ending.causes())).orElse(true);
  }

  /** Whether a run ended with it, whatever the cause. */
  private boolean isEndOf(Ending ending) {
    return ending.kind() == Ending.Kind.THREW && is(ending.exception(), ending.calls());
  }

  private boolean is(String thrown, List<String> calls) {
    return thrown.equals(exception) && beginning(calls) == passages.size();
  }

  private boolean isAmong(List<Cause> causes) {
    for (int i = 0; i < causes.size(); i++) {
      if (is(causes.get(i).exception(), causes.get(i).calls())) {
        List<Cause> further = causes.subList(i + 1, causes.size());
        if (cause.map(next -> next.isAmong(further)).orElse(true)) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many calls are as they should be, from the innermost on. */
  private int beginning(List<String> calls) {
    int count = 0;
    while (count < Math.min(calls.size(), passages.size())
        && passages.get(count).admits(calls.get(count))) {
      count++;
    }
    return count;
  }

  /**
   * How many calls of the first of all exceptions are as they should be: from the outermost on, and
   * from the innermost on if it is the right exception.
   */
  int nearness(Ending ending) {
    if (ending.kind() != Ending.Kind.THREW) {
      return 0;
    }
    List<Cause> causes = ending.causes();
    Cause first =
        causes.isEmpty()
            ? new Cause(ending.exception(), ending.calls())
            : causes.get(causes.size() - 1);
    CallString wanted = root();
    boolean isKind = first.exception().equals(wanted.exception);
    return wanted.end(first.calls()) + (isKind ? wanted.beginning(first.calls()) : 0);
  }

  /** How many calls are as they should be, from the outermost on. */
  private int end(List<String> calls) {
    int last = calls.size() - 1;
    // Whoever calls the entry is no part of it.
    while (last >= 0 && !passages.get(passages.size() - 1).admits(calls.get(last))) {
      last--;
    }
    int count = 0;
    while (count <= last
        && count < passages.size()
        && passages.get(passages.size() - 1 - count).admits(calls.get(last - count))) {
      count++;
    }
    return count;
  }

  /** What was thrown first. */
  CallString root() {
    return cause.map(CallString::root).orElse(this);
  }

  /** A program in which methods of the root are only called where it comes through. */
  Subject within(Subject subject) {
    Map<MethodId, Set<Location>> sites = new HashMap<>();
    List<Passage> from = root().passages;
    for (int i = 1; i < from.size(); i++) {
      Set<Location> calls = calls(subject, from.get(i));
      from.get(i - 1)
          .methods()
          .forEach(callee -> sites.computeIfAbsent(callee, any -> new HashSet<>()).addAll(calls));
    }
    return subject.through((callee, site) -> isOn(site, sites.get(callee)));
  }

  private static boolean isOn(CallSite site, @Nullable Set<Location> on) {
    return on == null || on.contains(site.location());
  }

  private static Set<Location> calls(Subject subject, Passage passage) {
    Set<Location> found = new HashSet<>();
    for (MethodId method : passage.methods()) {
      subject
          .program()
          .findBody(method)
          .ifPresent(
              body -> {
                for (int number = 0; number < body.size(); number++) {
                  if (passage.lines().contains(body.line(number))) {
                    found.add(body.at(number));
                  }
                }
              });
    }
    return found;
  }
}
