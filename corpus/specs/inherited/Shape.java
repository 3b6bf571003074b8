package inherited;

// check: violated, 1 events
// behaviour known of inherited.ShapeFigure { formula always (return sides -> result > 0 && result < 10) }

/** An interface whose implementation has no sides. */
public class Shape implements ShapeFigure {
  @Override
  public int sides(int kind) {
    return kind == 0 ? 3 : kind == 12 ? 0 : 4;
  }
}

interface ShapeFigure {
  int sides(int kind);
}
