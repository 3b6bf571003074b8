package strings;

/** Texts from parts of arrays of characters, and back. */
final class Spans {
  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  // options: runs=100
  // witness: "acat"
  static int partOfAnArray(String s) {
    char[] characters = s.toCharArray();
    if (characters.length < 4) {
      return 0;
    }
    return new String(characters, 1, 3).equals("cat") ? 2 : 1;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException, StringIndexOutOfBoundsException
  // options: runs=100
  static int valueOfPart(char[] characters) {
    return String.valueOf(characters, 0, 2).equals("ok") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // options: runs=30
  // witness: "xy"
  static int appended(String s) {
    StringBuilder builder = new StringBuilder("<");
    builder.append(s.toCharArray()).append(new char[] {'>', '!'}, 0, 1);
    return builder.toString().equals("<xy>") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException, StringIndexOutOfBoundsException
  // witness: "..z"
  static int copiedOut(String s) {
    char[] characters = {'a', 'b', 'c', 'd'};
    s.getChars(0, 3, characters, 1);
    return characters[0] == 'a' && characters[3] == 'z' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // options: runs=200
  // witness: "(ab)"
  static int copiedOutOfABuilder(String s) {
    StringBuilder builder = new StringBuilder(s).reverse();
    if (builder.length() != 4) {
      return 0;
    }
    char[] characters = new char[2];
    builder.getChars(1, 3, characters, 0);
    return characters[0] == 'b' && characters[1] == 'a' && s.charAt(0) == '(' ? 1 : 0;
  }
}
