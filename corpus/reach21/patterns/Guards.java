package patterns;

/** Cases with conditions. */
public final class Guards {
  public sealed interface Token permits Num, Name {}

  public record Num(int value) implements Token {}

  public record Name(String text) implements Token {}

  public static int look(Token t) {
    switch (t) {
      case Num n when n.value() > 10:
        return n.value() == 5 ? 1 : 2; // reach: true no, false yes
      case Num n:
        return n.value() == 11 ? 3 : 4; // reach: true no, false yes
      case Name n when n.text() == null:
        return 5; // reach: yes
      case Name n:
        return n.text() == null ? 6 : 7; // reach: true no, false yes
    }
  }
}
