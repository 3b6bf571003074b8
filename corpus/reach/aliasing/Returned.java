package aliasing;

import java.util.IdentityHashMap;
import java.util.Map;

/** What a call gives back of which nothing is known may be an object made before. */
public final class Returned {
  private Returned() {}

  private static final class Box {
    private final int content;

    Box(int content) {
      this.content = content;
    }
  }

  public static int same(int content) {
    Map<String, Box> boxes = new IdentityHashMap<>();
    Box box = new Box(content);
    boxes.put("box", box);
    if (boxes.get("box") == box) {
      return 1; // reach: yes
    }
    return 2;
  }

  public static int equal(int content) {
    Map<String, Box> boxes = new IdentityHashMap<>();
    boxes.put("box", new Box(content));
    Box box = boxes.get("box");
    return box.content == 7 ? 1 : 2; // reach: true yes, false yes
  }
}
