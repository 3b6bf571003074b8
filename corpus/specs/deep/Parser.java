package deep;

// check: violated, 3 events
// behaviour nested of deep.Parser { automaton out { return feed(c) [c == 40] -> in, return feed -> out, return reset -> out } in { return feed(c) [c == 41] -> out, return feed(c) [c == 91] -> deep, return feed -> in, return reset -> out } deep { return feed(c) [c == 93] -> in, return feed [!result] -> deep, return reset -> out } }

/** Accepts one letter where only a bracket may follow. */
public class Parser {
  private int state;

  public boolean feed(int c) {
    switch (state) {
      case 0:
        state = c == '(' ? 1 : 0;
        return true;
      case 1:
        state = c == ')' ? 0 : c == '[' ? 2 : 1;
        return true;
      default:
        if (c == ']') {
          state = 1;
          return true;
        }
        return c == 'q';
    }
  }

  public void reset(int x) {
    if (x > 0 || x < -5) {
      state = 0;
    }
  }
}
