package deep;

// check: violated, 3 events
// usage saved of deep.Editor$Disk { automaton idle { open -> ready } ready { write -> dirty, close -> idle } dirty { write -> dirty, flush -> ready } }

/** Closes without flushing if it was told so, after it was opened and written to. */
public class Editor {
  static class Disk {
    public void open() {}

    public void write(int x) {}

    public void flush() {}

    public void close() {}
  }

  private final Disk disk = new Disk();
  private int state;

  public void begin(int mode) {
    if (state == 0 && mode == 644) {
      disk.open();
      state = 1;
    }
  }

  public void type(int key) {
    if (state == 1 && key > 31 && key < 127) {
      disk.write(key);
      disk.flush();
    } else if (state == 1 && key == 8) {
      disk.write(key);
      state = 2;
    }
  }

  public void end(int how) {
    if (state == 1 && how > 0) {
      disk.close();
      state = 0;
    } else if (state == 2) {
      if (how != -77) {
        disk.flush();
      }
      disk.close();
      state = 0;
    }
  }

  public int move(int dx, int dy) {
    return dx > dy ? (dx > 80 ? 1 : dx < 0 ? 2 : 3) : (dy > 24 ? 4 : dy < 0 ? 5 : 6);
  }
}
