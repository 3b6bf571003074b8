package switches;

/** Cases without break. */
public final class FallThrough {
  public static int look(int x) {
    int sum = 0;
    switch (x) {
      case 1:
        sum += 1;
      case 2:
        sum += 2;
      case 3:
        sum += 4;
        break;
      case 4:
        sum += 8;
        break;
      default:
        sum = 16;
    }
    if (sum == 7) {
      return x == 1 ? 1 : 2; // reach: true yes, false no
    }
    if (sum == 3 || sum == 12) {
      return 3; // reach: no
    }
    return sum == 6 ? 4 : 5; // reach: true yes
  }
}
