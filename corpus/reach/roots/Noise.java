package roots;

import java.util.Objects;

/** Texts of objects whose code counts how often it runs. */
public final class Noise {
  private int count;

  private final class Noisy {
    @Override
    public String toString() {
      count++;
      return "noisy";
    }

    @Override
    public int hashCode() {
      count++;
      return 1;
    }
  }

  private record Holder(Object content) {}

  public static int concatenated(boolean isWanted) {
    Noise noise = new Noise();
    Noisy noisy = noise.new Noisy();
    String text = "";
    if (isWanted) {
      text = "a" + noisy;
    }
    if (noise.count == 1) {
      return 1; // reach: yes
    }
    return noise.count > 1 ? 2 : text.length();
  }

  public static int appended(boolean isWanted) {
    Noise noise = new Noise();
    Noisy noisy = noise.new Noisy();
    StringBuilder builder = new StringBuilder();
    if (isWanted) {
      builder.append(noisy);
    }
    return noise.count == 1 ? 1 : 0; // reach: true yes
  }

  public static int held(boolean isWanted) {
    Noise noise = new Noise();
    Holder holder = new Holder(noise.new Noisy());
    int hash = 0;
    if (isWanted) {
      hash = Objects.hashCode(holder);
    }
    return noise.count == 1 ? hash : 0; // reach: true yes
  }
}
