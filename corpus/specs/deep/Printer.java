package deep;

// check: violated, 3 events
// behaviour paper of deep.Printer { formula always (return print [result] -> (not return jam [result]) since return load [result]) }

/** A jam is forgotten after 99 sheets were loaded. */
public class Printer {
  private int sheets;
  private boolean isJammed;

  public boolean load(int count) {
    if (count <= 0 || count > 100) {
      return false;
    }
    sheets = count;
    isJammed = false;
    return true;
  }

  public boolean jam(int force) {
    if (force > 70 && sheets > 0) {
      isJammed = true;
      return true;
    }
    return false;
  }

  public boolean print(int pages) {
    if (pages <= 0 || pages > sheets) {
      return false;
    }
    return !isJammed || sheets == 99 && pages == 42;
  }

  public int status(int code) {
    return code == 1 ? 1 : code == 2 ? 2 : code > 100 ? 3 : code < 0 ? 4 : 5;
  }
}
