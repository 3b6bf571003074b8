package stubs;

/** No collaborator helps where the answer is not looked at. */
public final class Never {
  /** Says something. */
  public interface Voice {
    int loud();

    int high();
  }

  public static int hear(Voice voice) {
    int heard = voice.loud() & 1;
    if (heard == 2) {
      return 1; // reach: no
    }
    return voice.high() == 3 ? 1 : 0; // reach: true yes
  }
}
