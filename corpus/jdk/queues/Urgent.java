package queues;

import java.util.Comparator;
import java.util.PriorityQueue;

/** The most urgent job first. */
// witness: next(3, 1, 2)
// witness: next(1, 1, 2)
public final class Urgent {
  public record Job(String name, int priority) {}

  public static String next(int backup, int mail, int report) {
    PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(Job::priority));
    jobs.add(new Job("backup", backup));
    jobs.add(new Job("mail", mail));
    jobs.add(new Job("report", report));
    Job first = jobs.poll();
    Job second = jobs.poll();
    if (second.priority() < first.priority()) { // reach: NullPointerException no
      return "wrong"; // reach: no
    }
    if (first.priority() == second.priority()) {
      return "equal"; // reach: yes
    }
    return first.name().equals("mail") ? "mail" : "other"; // reach: true yes
  }
}
