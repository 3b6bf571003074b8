package deep;

// check: violated, 2 events
// behaviour doors of deep.Elevator { automaton still { return move [result] -> moving, return move -> still, return stop -> still, return door -> still, return light -> still } moving { return stop [result] -> still, return stop -> moving, return move -> moving, return door [!result] -> moving, return light -> moving } }

/** Doors open on the thirteenth floor while it moves. */
public class Elevator {
  private int floor;
  private boolean isMoving;

  public boolean move(int to) {
    if (isMoving || to < 0 || to > 20 || to == floor) {
      return false;
    }
    floor = to;
    isMoving = to > 10;
    return isMoving;
  }

  public boolean stop(int force) {
    if (isMoving && force > 100) {
      isMoving = false;
      return true;
    }
    return false;
  }

  public boolean door(int key) {
    return !isMoving || (floor == 13 && key == 13);
  }

  public int light(int a, int b, int c) {
    return a > b ? (b > c ? 1 : a > c ? 2 : 3) : (a > c ? 4 : b > c ? 5 : 6);
  }
}
