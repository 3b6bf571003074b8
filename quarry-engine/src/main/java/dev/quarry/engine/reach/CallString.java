package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
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
 * @param cause what must have been caught on the way
 */
public record CallString(String exception, List<Passage> passages, Optional<CallString> cause) {
  public CallString {
    passages = List.copyOf(passages);
  }

  /** Whether a run ended with it, and caught its causes; the report tells what handlers caught. */
  boolean isSeenIn(RunReport report) {
    return isEndOf(report.ending()) && cause.map(first -> first.isCaughtIn(report)).orElse(true);
  }

  /** Whether a run ended with it, whatever the cause. */
  boolean isEndOf(Ending ending) {
    return ending.kind() == Ending.Kind.THREW
        && ending.exception().equals(exception)
        && ending.calls().size() >= passages.size()
        && begins(ending.calls(), passages.size());
  }

  /** Of what is caught, the calls are known down to the handler. */
  private boolean isCaughtIn(RunReport report) {
    boolean isCaught =
        report.caught().stream()
            .filter(caught -> caught.exception().equals(exception) && !caught.calls().isEmpty())
            .anyMatch(
                caught -> begins(caught.calls(), Math.min(caught.calls().size(), passages.size())));
    return isCaught && cause.map(next -> next.isCaughtIn(report)).orElse(true);
  }

  private boolean begins(List<String> calls, int count) {
    for (int i = 0; i < count; i++) {
      if (!passages.get(i).admits(calls.get(i))) {
        return false;
      }
    }
    return true;
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
