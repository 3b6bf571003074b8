package dev.quarry.engine.corpus;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the methods of one source file that carry an expectation. */
final class EntryScanner extends TreePathScanner<@Nullable Void, @Nullable Void> {
  private final JavacTask task;
  private final Trees trees;
  private final CompilationUnitTree unit;
  private final List<String> lines;
  private final String file;
  private final Set<Object> constants = new LinkedHashSet<>();
  private final List<MethodTree> methods = new ArrayList<>();
  private final List<MethodId> ids = new ArrayList<>();
  private final Set<MethodId> invariants = new LinkedHashSet<>();

  private EntryScanner(JavacTask task, CompilationUnitTree unit) throws IOException {
    this.task = task;
    this.trees = Trees.instance(task);
    this.unit = unit;
    this.lines = unit.getSourceFile().getCharContent(true).toString().lines().toList();
    String path = unit.getSourceFile().getName();
    this.file = path.substring(path.lastIndexOf('/') + 1);
  }

  /** Reads a file that the compiler has analysed. */
  static EntryScanner of(JavacTask task, CompilationUnitTree unit) throws IOException {
    EntryScanner scanner = new EntryScanner(task, unit);
    scanner.scan(unit, null);
    return scanner;
  }

  /** The entries of the file, from top to bottom. */
  List<CorpusEntry> entries() {
    List<CorpusEntry> entries = new ArrayList<>();
    for (int i = 0; i < methods.size(); i++) {
      int line = line(methods.get(i));
      List<String> comment = commentAbove(line);
      if (ExpectationParser.isExpectation(comment)) {
        entries.add(
            new CorpusEntry(
                ids.get(i), file, line, expectation(comment, line), List.copyOf(constants)));
      }
    }
    return entries;
  }

  /** The methods of the file that say which input objects are well-formed. */
  Set<MethodId> invariants() {
    return invariants;
  }

  private Expectation expectation(List<String> comment, int line) {
    try {
      return ExpectationParser.parse(comment);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + ":" + line + ": " + e.getMessage(), e);
    }
  }

  private int line(MethodTree method) {
    return (int)
        unit.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(unit, method));
  }

  /** The lines that are nothing but a comment, right above the given one. */
  private List<String> commentAbove(int line) {
    Deque<String> comment = new ArrayDeque<>();
    for (int i = line - 2; i >= 0 && lines.get(i).trim().startsWith("//"); i--) {
      comment.addFirst(lines.get(i).trim().substring(2).trim());
    }
    return List.copyOf(comment);
  }

  @Override
  public @Nullable Void visitMethod(MethodTree tree, @Nullable Void nothing) {
    // Not in the source: a constructor the compiler adds has the position of its class.
    if (trees.getElement(getCurrentPath()) instanceof ExecutableElement method
        && task.getElements().getOrigin(method) == javax.lang.model.util.Elements.Origin.EXPLICIT) {
      MethodId id = id(method);
      methods.add(tree);
      ids.add(id);
      if (method.getSimpleName().contentEquals("repOk")
          || tree.getModifiers().getAnnotations().stream()
              .anyMatch(each -> each.getAnnotationType().toString().equals("Invariant"))) {
        invariants.add(id);
      }
    }
    return super.visitMethod(tree, null);
  }

  @Override
  public @Nullable Void visitLiteral(LiteralTree tree, @Nullable Void nothing) {
    if (tree.getValue() != null) {
      constants.add(tree.getValue());
    }
    return super.visitLiteral(tree, null);
  }

  private MethodId id(ExecutableElement method) {
    StringBuilder descriptor = new StringBuilder("(");
    for (VariableElement parameter : method.getParameters()) {
      descriptor.append(descriptor(parameter.asType()));
    }
    descriptor.append(')').append(descriptor(method.getReturnType()));
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    return new MethodId(
        task.getElements().getBinaryName(owner).toString(),
        method.getSimpleName().toString(),
        descriptor.toString());
  }

  private String descriptor(TypeMirror type) {
    TypeMirror erased = task.getTypes().erasure(type);
    return switch (erased.getKind()) {
      case VOID -> "V";
      case BOOLEAN -> "Z";
      case BYTE -> "B";
      case SHORT -> "S";
      case CHAR -> "C";
      case INT -> "I";
      case LONG -> "J";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
      default -> {
        TypeElement element = (TypeElement) ((DeclaredType) erased).asElement();
        String name = task.getElements().getBinaryName(element).toString();
        yield "L" + name.replace('.', '/') + ";";
      }
    };
  }
}
