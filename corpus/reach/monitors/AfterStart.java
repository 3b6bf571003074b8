package monitors;

/** Another thread writes after the one that started it has. */
public final class AfterStart {
  static volatile boolean isDone;

  public static int look() throws InterruptedException {
    isDone = false;
    Thread thread =
        new Thread(
            () -> {
              try {
                Thread.sleep(50);
              } catch (InterruptedException e) {
                return;
              }
              isDone = true;
            });
    thread.start();
    isDone = false;
    Thread.sleep(500);
    if (isDone) {
      return 1; // reach: yes, undecided: threads
    }
    return 2; // reach: yes, undecided: threads
  }
}
