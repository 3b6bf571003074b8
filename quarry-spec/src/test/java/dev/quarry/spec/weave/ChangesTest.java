package dev.quarry.spec.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What code is said to change. */
class ChangesTest {
  /** Changes things in several ways. */
  public static class Shelf {
    private final int[] places = new int[3];
    private final List<String> notes = new ArrayList<>();
    private final Label label = new Label();
    private int used;

    static class Label {
      private int colour;

      void paint(int shade) {
        colour = Math.abs(shade);
      }
    }

    public int used() {
      return used;
    }

    public int deep(int x) {
      return Integer.toString(x + used).length();
    }

    public void put(int x) {
      places[used] = x;
      used++;
    }

    public void paint(int shade) {
      label.paint(shade);
    }

    public void note(String text) {
      notes.add(text);
    }
  }

  private static Changes changes(ClassPath path) {
    return new Changes(new ClassHierarchy(path), List.of(Shelf.class.getName()));
  }

  private static ClassPath path() throws Exception {
    return ClassPath.of(
        List.of(
            Path.of(
                ChangesTest.class.getProtectionDomain().getCodeSource().getLocation().toURI())));
  }

  @Test
  void whoOnlyLooksChangesNothing() throws Exception {
    try (ClassPath path = path()) {
      assertThat(changes(path).of("used", "()I").changed()).isEmpty();
      assertThat(changes(path).of("deep", "(I)I").changed()).isEmpty();
    }
  }

  @Test
  void storesAreChangesWhereverTheyAreCalled() throws Exception {
    try (ClassPath path = path()) {
      assertThat(changes(path).of("put", "(I)V").changed()).containsExactlyInAnyOrder("used", "*");
      assertThat(changes(path).of("paint", "(I)V").changed()).containsExactly("colour");
      assertThat(changes(path).of("paint", "(I)V").called()).contains("paint", "abs");
    }
  }

  @Test
  void codeElsewhereMayChangeAnything() throws Exception {
    try (ClassPath path = path()) {
      assertThat(changes(path).of("note", "(Ljava/lang/String;)V").changed()).containsExactly("*");
    }
  }

  @Test
  void copiesNoteEachChange() throws Exception {
    try (ClassPath path = path()) {
      List<MethodNode> methods =
          changes(path).noting().get(Shelf.class.getName().replace('.', '/')).methods;
      assertThat(methods)
          .filteredOn(method -> notes(method) == 2)
          .extracting(one -> one.name)
          .contains("put");
      assertThat(methods)
          .filteredOn(method -> List.of("used", "deep", "paint").contains(method.name))
          .allMatch(method -> notes(method) == 0);
    }
  }

  private static long notes(MethodNode method) {
    long notes = 0;
    for (var node : method.instructions) {
      notes += node instanceof FieldInsnNode field && field.owner.equals(Weaver.CALLER) ? 1 : 0;
    }
    return notes;
  }
}
