package dev.quarry.lab.concolic.kernel;

/** A body that moves: reads and writes of fields, and objects made on the way. */
final class Fields {
  private static final int SMALL = 60;

  private Fields() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  private static final class Body {
    int place;
    int speed;
    Body last;

    Body(int place, int speed) {
      this.place = place;
      this.speed = speed;
      this.last = this;
    }
  }

  static int work(int n, int a, int b) {
    Body body = new Body(a, b);
    for (int i = 0; i < n; i++) {
      body.place += body.speed;
      body.speed ^= i;
      if ((i & 7) == 0) {
        Body next = new Body(body.place, body.speed);
        next.last = body.last;
        body = next;
      }
    }
    return body.place + body.last.speed;
  }
}
