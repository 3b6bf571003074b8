package tied;

// check: violated, 2 events
// usage one of tied.Several$Key from tied.Several$Door.new { formula always (call turn -> not once return from.weld) }

/** A key is tied to the door that it was made with. */
public class Several {
  static class Door {
    void weld() {}
  }

  static class Key {
    Key(Door door, int teeth) {}

    void turn() {}
  }

  public void open(int a, int b) {
    Door front = new Door();
    Door back = new Door();
    Key key = new Key(front, a);
    Key other = new Key(back, b);
    (a * 3 == b ? front : back).weld();
    key.turn();
  }
}
