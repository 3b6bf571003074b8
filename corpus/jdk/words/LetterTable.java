package words;

/** How often letters occur. */
// witness: most("banana")
// witness: most("")
// witness: most("B")
public final class LetterTable {
  public static char most(String word) {
    int[] counts = new int[26];
    for (char c : word.toCharArray()) {
      counts[c - 'a']++; // reach: ArrayIndexOutOfBoundsException yes
    }
    int best = 0;
    for (int i = 1; i < counts.length; i++) {
      if (counts[i] > counts[best]) {
        best = i;
      }
    }
    if (counts[best] == 0) {
      return word.isEmpty() ? '-' : '?'; // reach: true yes, false no
    }
    return counts[best] > word.length() ? '!' : (char) ('a' + best); // reach: true no, false yes
  }
}
