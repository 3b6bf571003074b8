package dev.quarry.lab.soundness.generate;

import dev.quarry.lab.soundness.generate.Variable.Use;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Grows programs: the same seed grows the same text. Nearly all of them compile; the compiler has
 * the last word.
 */
public final class ProgramGenerator {
  private static final int MOST_INPUTS = 120;

  private static final List<String> IMPORTS =
      List.of("java.util.*", "java.util.function.IntUnaryOperator");

  private final long seed;
  private final String packageName;
  private final Dice dice;
  private final Scope.Names names = new Scope.Names();

  private ProgramGenerator(long seed, String packageName) {
    this.seed = seed;
    this.packageName = packageName;
    this.dice = new Dice(seed);
  }

  /** The program of a seed, in a package. */
  public static GeneratedProgram grow(long seed, String packageName) {
    return new ProgramGenerator(seed, packageName).program();
  }

  private GeneratedProgram program() {
    Context context = new Context(dice, themes());
    Expressions expressions = new Expressions(context);
    Members members = new Members(context, expressions, names);
    List<Object> parts = new ArrayList<>();
    String name = "P" + Long.toUnsignedString(seed);
    parts.add("package " + packageName + ";\n\n");
    IMPORTS.forEach(imported -> parts.add("import " + imported + ";\n"));
    parts.add("\npublic class " + name + " {\n");
    parts.addAll(members.all());
    List<EntryPoint> entries = new ArrayList<>();
    for (int i = dice.oneIn(6) ? 2 : 1; i > 0; i--) {
      EntryPoint entry = entry(context, names.fresh("run"));
      entries.add(entry);
      parts.add(method(entry, context, expressions, members.scope()));
    }
    parts.add("}\n");
    Node tree = Node.of(Role.PROGRAM, "", parts.toArray());
    return new GeneratedProgram(seed, packageName + "." + name, tree, entries);
  }

  private Set<Theme> themes() {
    List<Theme> all = List.of(Theme.values());
    return EnumSet.copyOf(dice.some(all, 2 + dice.below(3)));
  }

  private EntryPoint entry(Context context, String name) {
    Domains domains = new Domains(context);
    List<Domain> parameters = new ArrayList<>();
    List<Kind> kinds = new ArrayList<>();
    List<Kind> possible = context.kinds().stream().filter(ProgramGenerator::isPossible).toList();
    int inputs = 1;
    for (int i = 1 + dice.below(3); i > 0; i--) {
      Domain domain = domains.of(dice.of(possible), names.fresh("a"), kinds);
      if (inputs * domain.inside().size() <= MOST_INPUTS) {
        inputs *= domain.inside().size();
        parameters.add(domain);
        kinds.add(domain.kind());
      }
    }
    return new EntryPoint(name, dice.of(possible), parameters);
  }

  private static boolean isPossible(Kind kind) {
    return switch (kind) {
      case PAIR, FUNCTION, LIST, MAP, MAYBE -> false;
      default -> true;
    };
  }

  private Node method(EntryPoint entry, Context context, Expressions expressions, Scope scope) {
    List<Node> parameters = new ArrayList<>();
    List<Node> guards = new ArrayList<>();
    Statements statements = new Statements(context, expressions, entry.result());
    for (Domain domain : entry.parameters()) {
      parameters.add(
          Node.of(Role.PARAMETER, domain.name(), domain.kind().java() + " " + domain.name()));
      if (!domain.outsideIf().isEmpty()) {
        guards.add(
            Node.of(
                Role.GUARD,
                domain.name(),
                "if (" + domain.outsideIf() + ") {\nreturn ",
                entry.result().simple().get(0) + ";\n}\n"));
      }
      scope.add(
          new Variable(domain.name(), domain.kind(), dice.oneIn(3) ? Use.ASSIGNED : Use.FIXED));
    }
    Node first = expressions.of(Kind.INT, scope, 2);
    Variable sum = scope.add(Kind.INT, Use.ASSIGNED);
    return Node.of(
        Role.MEMBER,
        entry.name(),
        "public static " + entry.result().java() + " " + entry.name() + "(",
        Node.of(Role.PARAMETER, "", parameters.toArray()),
        ") {\n",
        Node.of(Role.BLOCK, "", guards.toArray()),
        Node.block(List.of(Node.statement("int " + sum.name() + " = ", first, ";\n"))),
        Node.block(statements.several(scope, 2 + dice.below(3), 2)),
        "return ",
        expressions.of(entry.result(), scope, 2),
        ";\n}\n");
  }
}
