package dev.quarry.process;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Several processes of a kind, each used by one at a time. */
public final class Pool<K extends Keeper> implements AutoCloseable {
  private final List<K> members = new ArrayList<>();
  // The one used last is used next: a warm process stays warm, an unused one stays small.
  private final BlockingDeque<K> idle = new LinkedBlockingDeque<>();

  /** Starts so many. */
  public Pool(int size, Start<K> start) throws IOException {
    try {
      for (int i = 0; i < size; i++) {
        members.add(start.one());
      }
    } catch (IOException e) {
      close();
      throw e;
    }
    idle.addAll(members);
  }

  /** How to start one. */
  @FunctionalInterface
  public interface Start<K> {
    K one() throws IOException;
  }

  /** Something to do with a member. */
  @FunctionalInterface
  public interface Job<K, T, X extends Exception> {
    T with(K member) throws X;
  }

  /** Does a job with a member that nobody else uses meanwhile; waits for one to be free. */
  public <T, X extends Exception> T use(Job<K, T, X> job) throws X, InterruptedException {
    K member = idle.takeFirst();
    try {
      return job.with(member);
    } finally {
      idle.addFirst(member);
    }
  }

  /** All members, also those in use. */
  public List<K> members() {
    return List.copyOf(members);
  }

  /** Ids of the processes in use now. */
  public List<Long> processIds() {
    List<Long> ids = new ArrayList<>();
    members.forEach(member -> member.processId().ifPresent(ids::add));
    return ids;
  }

  /** Ends all processes. */
  @Override
  public void close() {
    members.forEach(Keeper::close);
  }
}
