package tied;

// check: violated, 2 events
// usage fresh of tied.Cursor$Place from tied.Cursor$Text.place { formula always (call move -> not once return from.change) }

/** A place in a text that was changed. */
public class Cursor {
  static class Text {
    Place place() {
      return new Place();
    }

    void change(int by) {}
  }

  static class Place {
    void move() {}
  }

  public void edit(int by) {
    Text text = new Text();
    Place old = text.place();
    text.change(by);
    Place place = text.place();
    place.move();
    if (by == 333) {
      old.move();
    }
  }
}
