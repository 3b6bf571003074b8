package dev.quarry.lab.soundness.generate;

import dev.quarry.lab.soundness.generate.Variable.Use;
import java.util.ArrayList;
import java.util.List;

/** Grows fields, nested classes and helping methods. */
final class Members {
  private final Context context;
  private final Dice dice;
  private final Expressions expressions;
  private final Scope.Names names;

  /** Static fields that methods may mention. */
  private final List<Variable> fields = new ArrayList<>();

  Members(Context context, Expressions expressions, Scope.Names names) {
    this.context = context;
    this.dice = context.dice();
    this.expressions = expressions;
    this.names = names;
  }

  /** All of them, in an order in which each knows those before it. */
  List<Node> all() {
    List<Node> members = new ArrayList<>();
    if (context.has(Theme.EXCEPTIONS)) {
      members.add(
          member(
              "static class Oops extends RuntimeException {\n",
              "final int code;\nOops(int code) {\nthis.code = code;\n}\n}\n"));
    }
    if (context.has(Theme.STATICS) || context.has(Theme.INITIALISERS)) {
      members.addAll(statics());
    }
    if (context.has(Theme.OBJECTS)) {
      members.add(shape());
      members.add(square());
    }
    if (context.has(Theme.ENUMS)) {
      members.add(colour());
    }
    if (context.has(Theme.RECORDS)) {
      members.add(pair());
    }
    context.spread();
    if (context.has(Theme.INITIALISERS)) {
      members.add(lazy());
    }
    if (context.has(Theme.RECURSION)) {
      members.add(recursion());
    }
    for (int i = dice.below(2); i > 0; i--) {
      members.add(helper());
    }
    return members;
  }

  /** A scope with nothing but static fields. */
  Scope scope() {
    Scope scope = Scope.of(names);
    fields.forEach(scope::add);
    return scope;
  }

  private List<Node> statics() {
    List<Node> members = new ArrayList<>();
    members.add(member("static int count = ", expressions.of(Kind.INT, scope(), 0), ";\n"));
    fields.add(new Variable("count", Kind.INT, Use.FIELD));
    if (context.has(Theme.STATICS) && dice.oneIn(2)) {
      Kind kind = dice.of(context.kinds());
      members.add(
          member("static " + kind.java() + " kept = ", expressions.of(kind, scope(), 1), ";\n"));
      fields.add(new Variable("kept", kind, Use.FIELD));
    }
    if (dice.oneIn(2)) {
      members.add(
          member(
              "static {\n",
              Node.block(new Statements(context, expressions, null).several(scope(), 1, 1)),
              "}\n"));
    }
    return members;
  }

  private Node shape() {
    Scope scope = scope();
    scope.add(new Variable("size", Kind.INT, Use.FIELD));
    scope.add(new Variable("k", Kind.INT, Use.FIXED));
    return member(
        "public static class Shape {\nint size;\npublic Shape(int size) {\nthis.size = size;\n}\n",
        method("int area(int k)", scope, Kind.INT),
        dice.oneIn(2) ? "public String toString() {\nreturn \"S\" + size;\n}\n" : described(),
        "}\n");
  }

  /** Without a text of its own, an object's would have its hash code. */
  private String described() {
    return "public String toString() {\nreturn \"shape\";\n}\n";
  }

  private Node square() {
    Scope scope = scope();
    scope.add(new Variable("size", Kind.INT, Use.FIELD));
    scope.add(new Variable("edge", Kind.INT, Use.FIELD));
    scope.add(new Variable("k", Kind.INT, Use.FIXED));
    return member(
        "public static class Square extends Shape {\nint edge;\n",
        "public Square(int size, int edge) {\nsuper(size);\nthis.edge = edge;\n}\n",
        method("int area(int k)", scope, Kind.INT),
        "}\n");
  }

  private Node colour() {
    Scope scope = scope();
    scope.add(new Variable("uses", Kind.INT, Use.FIELD));
    Scope fixed = Scope.of(names);
    return member(
        "public enum Colour {\nRED(1),\nGREEN(2) {\nint weigh() {\nreturn ",
        expressions.of(Kind.INT, fixed, 1),
        ";\n}\n},\nBLUE(3);\n",
        "int uses;\nColour(int uses) {\nthis.uses = uses;\n}\n",
        "Colour next() {\nreturn values()[(ordinal() + 1) % 3];\n}\n",
        method("int weigh()", scope, Kind.INT),
        "}\n");
  }

  private Node pair() {
    Scope scope = Scope.of(names);
    scope.add(new Variable("left", Kind.INT, Use.COUNTED));
    scope.add(new Variable("right", Kind.INT, Use.COUNTED));
    String check =
        dice.oneIn(2)
            ? "Pair {\nif (left > 2) {\nthrow new IllegalArgumentException();\n}\n}\n"
            : "";
    return member(
        "record Pair(int left, int right) {\n" + check + "int sum() {\nreturn ",
        expressions.of(Kind.INT, scope, 1),
        ";\n}\n}\n");
  }

  private Node lazy() {
    Scope scope = scope();
    Node first = expressions.of(Kind.INT, scope, 1);
    scope.add(new Variable("seen", Kind.INT, Use.FIELD));
    Node member =
        member(
            "static class Lazy {\nstatic int seen = ",
            first,
            ";\nstatic {\n",
            Node.block(new Statements(context, expressions, null).several(scope, 1, 1)),
            "count++;\n}\nstatic int touch() {\nreturn seen++;\n}\n}\n");
    fields.add(new Variable("Lazy.seen", Kind.INT, Use.FIELD));
    context.add(new Context.Method("Lazy.touch", List.of(), Kind.INT));
    return member;
  }

  private Node recursion() {
    Scope scope = scope();
    scope.add(new Variable("n", Kind.INT, Use.COUNTED));
    scope.add(new Variable("a", Kind.INT, Use.ASSIGNED));
    var statements = new Statements(context, expressions, Kind.INT);
    Node member =
        member(
            "private static int dive(int n, int a) {\nif (n <= 0 || n > 3) {\nreturn ",
            expressions.of(Kind.INT, scope, 1),
            ";\n}\n",
            Node.block(statements.several(scope, dice.below(2), 1)),
            "return dive(n - 1, ",
            expressions.of(Kind.INT, scope, 1),
            ") " + dice.of(List.of("+", "-", "*", "^")) + " ",
            expressions.of(Kind.INT, scope, 0),
            ";\n}\n");
    context.add(new Context.Method("dive", List.of(Kind.INT, Kind.INT), Kind.INT));
    return member;
  }

  private Node helper() {
    String name = names.fresh("help");
    List<Kind> parameters = new ArrayList<>();
    Scope scope = scope();
    StringBuilder header = new StringBuilder();
    for (int i = 1 + dice.below(2); i > 0; i--) {
      Kind kind = dice.of(context.kinds());
      if (kind != Kind.FUNCTION && kind != Kind.OBJECT) {
        parameters.add(kind);
        Variable variable = scope.add(kind, dice.oneIn(2) ? Use.ASSIGNED : Use.FIXED);
        header.append(header.isEmpty() ? "" : ", ");
        header.append(kind.java()).append(' ').append(variable.name());
      }
    }
    Kind kind = dice.of(context.kinds());
    Kind result = kind == Kind.FUNCTION || kind == Kind.OBJECT ? Kind.INT : kind;
    Node member =
        method("private static " + result.java() + " " + name + "(" + header + ")", scope, result);
    context.add(new Context.Method(name, parameters, result));
    return member;
  }

  private Node method(String header, Scope scope, Kind result) {
    var statements = new Statements(context, expressions, result);
    return member(
        header + " {\n",
        Node.block(statements.several(scope, dice.below(2), 1)),
        "return ",
        expressions.of(result, scope, 2),
        ";\n}\n");
  }

  private static Node member(Object... parts) {
    return Node.of(Role.MEMBER, "", parts);
  }
}
