package dev.quarry.engine.kept;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RecordFormTest {
  private static final RecordForm<Tree> FORM = new RecordForm<>(Tree.class);

  private sealed interface Leaf {}

  private record Count(int value) implements Leaf {}

  private record Stranger(String name) {}

  private record Tree(
      @Nullable String name,
      List<Leaf> leaves,
      SortedMap<String, Optional<Tree>> branches,
      Map<Leaf, ? extends List<String>> texts) {}

  /** The same parts, with other types. */
  private record Lists(
      @Nullable String name,
      List<Object> leaves,
      SortedMap<String, Optional<Tree>> branches,
      Map<Object, ? extends List<String>> texts) {}

  private static Tree tree(int depth) {
    Optional<Tree> next = depth == 0 ? Optional.empty() : Optional.of(tree(depth - 1));
    return new Tree(
        null,
        List.of(new Count(depth)),
        new TreeMap<>(Map.of("a", next)),
        Map.of(new Count(1), List.of("x")));
  }

  /** What would be read as a {@link Tree} if only names of records were looked at. */
  private static byte[] posing(Lists lists) {
    String text = new String(new RecordForm<>(Lists.class).write(lists), ISO_8859_1);
    String own = Lists.class.getName();
    String other = Tree.class.getName();
    String posing =
        text.substring(0, 2)
            + (char) other.length()
            + other
            + text.substring(text.indexOf(own) + own.length());
    return posing.getBytes(ISO_8859_1);
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    assertThat(FORM.read(FORM.write(tree(3)))).isEqualTo(tree(3));
    Lists fitting = new Lists("n", List.of(new Count(1)), new TreeMap<>(), Map.of());
    assertThat(FORM.read(posing(fitting)).leaves()).containsExactly(new Count(1));
  }

  @Test
  void partsOfCollectionsHaveTheirTypes() {
    for (Lists wrong :
        List.of(
            new Lists("n", List.of("text"), new TreeMap<>(), Map.of()),
            new Lists("n", List.of(new Stranger("s")), new TreeMap<>(), Map.of()),
            new Lists("n", List.of(), new TreeMap<>(), Map.of("key", List.of())))) {
      assertThatThrownBy(() -> FORM.read(posing(wrong)))
          .as(wrong.toString())
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void nothingIsWhereNothingMayBe() {
    Lists without = new Lists("n", Arrays.asList((Object) null), new TreeMap<>(), Map.of());
    assertThatThrownBy(() -> FORM.read(posing(without))).isInstanceOf(IOException.class);
  }

  @Test
  void whatIsTooDeepIsRefused() {
    byte[] deep = FORM.write(tree(300));
    assertThatThrownBy(() -> FORM.read(deep)).hasStackTraceContaining("too deep");
  }

  @Test
  void damagedBytesAreRefusedOrMeanSomethingElse() {
    byte[] whole = FORM.write(tree(2));
    Random random = new Random(1);
    int refused = 0;
    for (int i = 0; i < 5_000; i++) {
      byte[] damaged = whole.clone();
      for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      try {
        FORM.read(damaged);
      } catch (IOException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> FORM.read(cut)).isInstanceOf(IOException.class);
    }
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    assertThatThrownBy(() -> FORM.read(longer)).isInstanceOf(IOException.class);
  }
}
