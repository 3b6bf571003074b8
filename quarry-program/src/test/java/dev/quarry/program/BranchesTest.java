package dev.quarry.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

class BranchesTest {
  private final Label one = new Label();
  private final Label two = new Label();
  private final Label other = new Label();

  @Test
  void casesThatShareADestinationShareABranch() {
    MethodBody body = switching(m -> m.visitTableSwitchInsn(3, 6, other, one, two, one, other));
    assertThat(Branches.of(body)).extracting(Branch::outcome).containsExactly(0, 1, 2);
    assertThat(Branches.outcomeOf(body, 1, 2)).isEqualTo(Branch.DEFAULT);
    assertThat(Branches.outcomeOf(body, 1, 3)).isEqualTo(1);
    assertThat(Branches.outcomeOf(body, 1, 4)).isEqualTo(2);
    assertThat(Branches.outcomeOf(body, 1, 5)).isEqualTo(1);
    assertThat(Branches.outcomeOf(body, 1, 6)).isEqualTo(Branch.DEFAULT);
    assertThat(Branches.outcomeOf(body, 1, 7)).isEqualTo(Branch.DEFAULT);
  }

  @Test
  void keysOfALookupAreFoundWhateverTheirSize() {
    int[] keys = {Integer.MIN_VALUE, 0, Integer.MAX_VALUE};
    Label[] labels = {two, one, two};
    MethodBody body = switching(m -> m.visitLookupSwitchInsn(other, keys, labels));
    assertThat(Branches.outcomeOf(body, 1, Integer.MIN_VALUE)).isEqualTo(1);
    assertThat(Branches.outcomeOf(body, 1, 0)).isEqualTo(2);
    assertThat(Branches.outcomeOf(body, 1, Integer.MAX_VALUE)).isEqualTo(1);
    assertThat(Branches.outcomeOf(body, 1, 1)).isEqualTo(Branch.DEFAULT);
    assertThat(Branches.destinations(body, 1)).containsExactly(4, 3, 2);
  }

  @Test
  void onlyASwitchHasKeys() {
    MethodBody body = switching(m -> m.visitJumpInsn(Opcodes.IFEQ, two));
    assertThatThrownBy(() -> Branches.outcomeOf(body, 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Branches.destinations(body, 1)).containsExactly(2, 3);
  }

  private MethodBody switching(java.util.function.Consumer<MethodNode> branch) {
    MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "m", "(I)V", null, null);
    method.visitVarInsn(Opcodes.ILOAD, 0);
    branch.accept(method);
    method.visitLabel(one);
    method.visitInsn(Opcodes.NOP);
    method.visitLabel(two);
    method.visitInsn(Opcodes.NOP);
    method.visitLabel(other);
    method.visitInsn(Opcodes.RETURN);
    return MethodBody.of("C", method);
  }
}
