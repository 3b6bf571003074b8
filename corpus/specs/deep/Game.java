package deep;

// check: violated, 2 events
// behaviour levels of deep.Game { formula always (return play [result == 3] -> once (return play [result == 2] and once return play [result == 1])) }

/** A cheat skips the second level. */
public class Game {
  private int level;

  public int play(int move) {
    if (level == 0 && move == 101) {
      level = 1;
    } else if (level == 1 && move == 202) {
      level = 2;
    } else if (level == 2 && move == 303) {
      level = 3;
    }
    return level;
  }

  public void cheat(int code, int check) {
    if (level == 1 && code == 65 && check == code * 3) {
      level = 2;
    }
  }

  public int score(int a, int b) {
    return a > b ? (a > 10 ? 1 : b < 0 ? 2 : 3) : (b > 10 ? 4 : a < 0 ? 5 : 6);
  }
}
