package dev.quarry.concolic.instrument;

import dev.quarry.program.MethodBody;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Code that is seldom executed, put at the end of a method so that the usual path is straight. It
 * is covered by the same handlers as the instruction it belongs to.
 */
final class SlowPaths {
  private final CodeWriter code = new CodeWriter();
  private final List<Piece> pieces = new ArrayList<>();
  private int line = MethodBody.NO_LINE;

  /**
   * @param handlers the entries of the exception table that cover it, by index
   */
  private record Piece(List<Integer> handlers, LabelNode start, LabelNode end) {}

  /**
   * Where to write code of an instruction covered by these handlers; {@link #end} must follow.
   *
   * @param ofLine the instruction's, for the stack traces of what is thrown here
   */
  CodeWriter begin(List<Integer> handlers, int ofLine) {
    @Nullable Piece last = pieces.isEmpty() ? null : pieces.get(pieces.size() - 1);
    if (last != null && last.handlers.equals(handlers)) {
      code.list().remove(last.end);
    } else {
      Piece piece = new Piece(handlers, new LabelNode(), new LabelNode());
      pieces.add(piece);
      code.label(piece.start);
    }
    if (ofLine != line && ofLine != MethodBody.NO_LINE) {
      LabelNode start = new LabelNode();
      code.label(start).add(new LineNumberNode(ofLine, start));
      line = ofLine;
    }
    return code;
  }

  void end() {
    code.label(pieces.get(pieces.size() - 1).end);
  }

  InsnList list() {
    return code.list();
  }

  /** The exception table with entries for the code here. */
  List<TryCatchBlockNode> extend(List<TryCatchBlockNode> table) {
    List<TryCatchBlockNode> extended = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      TryCatchBlockNode entry = table.get(i);
      extended.add(entry);
      for (Piece piece : pieces) {
        if (piece.handlers.contains(i)) {
          extended.add(new TryCatchBlockNode(piece.start, piece.end, entry.handler, entry.type));
        }
      }
    }
    return extended;
  }
}
