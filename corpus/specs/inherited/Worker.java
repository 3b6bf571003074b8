package inherited;

// check: violated, 2 events
// usage order of inherited.Worker$Task { pattern (prepare ; run)* }

/** Prepares tasks of one kind twice. */
public class Worker {
  interface Task {
    void prepare();

    void run();
  }

  static class Plain implements Task {
    @Override
    public void prepare() {}

    @Override
    public void run() {}
  }

  static class Special extends Plain {
    @Override
    public void prepare() {
      super.prepare();
    }
  }

  public void work(int kind) {
    Task task = kind == 8 ? new Special() : new Plain();
    task.prepare();
    if (task instanceof Special) {
      task.prepare();
    }
    task.run();
  }
}
