package dev.quarry.symcretic.entry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.symcretic.testing.Cell;
import dev.quarry.symcretic.testing.Colour;
import dev.quarry.symcretic.testing.Marked;
import dev.quarry.symcretic.testing.SubCell;
import dev.quarry.symcretic.testing.Workbench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Type;

final class DisjointTypesTest {
  private static final List<Class<?>> TYPES =
      List.of(
          Object.class,
          Cell.class,
          SubCell.class,
          Marked.class,
          Colour.class,
          String.class,
          Integer.class,
          Number.class,
          Comparable.class,
          CharSequence.class,
          Runnable.class,
          Thread.class,
          Cloneable.class,
          int[].class,
          long[].class,
          int[][].class,
          Object[].class,
          String[].class,
          Number[].class,
          Comparable[].class,
          Cell[].class);

  private static final List<Object> OBJECTS =
      List.of(
          new Object(),
          new Cell(),
          new SubCell(),
          Colour.RED,
          "text",
          5,
          7L,
          new StringBuilder(),
          new Thread(),
          new int[0],
          new long[0],
          new int[0][],
          new Object[0],
          new String[0],
          new Integer[0],
          new Cell[0],
          new SubCell[0],
          new ArrayList<>());

  @TempDir private Path directory;

  @Test
  void noObjectIsOfTwoTypesThatExcludeEachOther() {
    try (Workbench bench = Workbench.of(directory)) {
      var disjoint = new DisjointTypes(bench.codes().hierarchy());
      for (Class<?> a : TYPES) {
        for (Class<?> b : TYPES) {
          boolean are = disjoint.are(Type.getType(a), Type.getType(b));
          assertThat(disjoint.are(Type.getType(b), Type.getType(a))).isEqualTo(are);
          if (are) {
            assertThat(OBJECTS).noneMatch(object -> a.isInstance(object) && b.isInstance(object));
          }
        }
      }
    }
  }

  @Test
  void whatIsKnownToExcludeEachOtherIsFound() {
    try (Workbench bench = Workbench.of(directory)) {
      var disjoint = new DisjointTypes(bench.codes().hierarchy());
      assertThat(disjoint.are(Type.getType(Cell.class), Type.getType(String.class))).isTrue();
      assertThat(disjoint.are(Type.getType(Cell.class), Type.getType(Runnable.class))).isTrue();
      assertThat(disjoint.are(Type.getType(Cell.class), Type.getType(Marked.class))).isFalse();
      assertThat(disjoint.are(Type.getType(int[].class), Type.getType(Cell.class))).isTrue();
      assertThat(disjoint.are(Type.getType(int[].class), Type.getType(long[].class))).isTrue();
      assertThat(disjoint.are(Type.getType(int[].class), Type.getType(Cloneable.class))).isFalse();
      assertThat(disjoint.are(Type.getType(Thread.class), Type.getType(Comparable.class)))
          .isFalse();
    }
  }
}
