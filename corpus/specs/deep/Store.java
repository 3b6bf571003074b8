package deep;

// check: violated, 4 events
// usage transaction of deep.Store$Table { automaton none { begin -> open } open { put -> open, commit -> none, rollback -> none } }

/** Puts something after a rollback. */
public class Store {
  static class Table {
    public void begin() {}

    public void put(int key, int value) {}

    public void commit() {}

    public void rollback() {}
  }

  private final Table table = new Table();
  private boolean isOpen;
  private int failed;

  public void begin(int user) {
    if (!isOpen && user > 1000 && user < 1010) {
      table.begin();
      isOpen = true;
    }
  }

  public void write(int key, int value) {
    if (!isOpen) {
      return;
    }
    if (failed > 0) {
      if (value == 12) {
        table.put(0, failed);
      }
      isOpen = false;
      failed = 0;
      return;
    }
    table.put(key, value);
    if (key == 17 && value == 71) {
      table.rollback();
      failed++;
    }
  }

  public void end(int how) {
    if (isOpen && failed == 0 && how == 1) {
      table.commit();
      isOpen = false;
    }
  }

  public int count(int from, int to) {
    return from > to ? 0 : from < 0 ? (to < 0 ? 1 : 2) : (to > 1000 ? 3 : 4);
  }
}
